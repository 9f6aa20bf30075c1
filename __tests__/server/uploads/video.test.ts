import { VIDEO_MAX_BYTES } from '../../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { UploadAnswer } from '../../../src/contract/wire';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { mp4Length, mp4Tracks } from '../../../server/formats/mp4';
import { webmLength } from '../../../server/formats/webm';
import { webmTracks } from '../../../server/formats/webmTracks';
import { findDocument } from '../../../server/repositories/documents';
import { file, jpeg, longWebm, mp4, oneTrack, webm } from '../files';
import { applicant, seedRequest, type Seeded } from '../seed';
import { startTestApp, type TestApp, type TestFile } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const send = async ({ client, guid }: Seeded, what: TestFile, fields: Record<string, string> = {}) => {
  const response = await client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid, ...fields }, what);
  return { httpStatus: response.statusCode, ...response.json<UploadAnswer>() };
};
const phrase = async ({ client, guid }: Seeded) => (await client.call('generateCaptcha', { guid })).data;
const isUploaded = async ({ client, guid }: Seeded) =>
  (await client.call('documentInfo', { guid })).data.videoUploaded;

describe('the video of the identification', () => {
  it('[R7.8-01] [R3.4-03] stores a webm and an mp4 byte for byte under FRONT_DOC_', async () => {
    const own = await seedRequest(service);
    for (const what of [webm(), mp4()]) {
      expect(await send(own, what)).toMatchObject({ status: 'success' });
      const stored = await findDocument(service.deps.db, own.guid, VIDEO_UPLOAD_TYPE);
      expect(stored?.contentType).toBe(what.contentType);
      expect((await service.deps.documents.get(stored?.storageKey ?? ''))?.equals(what.content)).toBe(true);
    }
    const shown = await own.client.send('documentPreview', { type: VIDEO_UPLOAD_TYPE });
    expect(shown.headers['content-type']).toBe('video/mp4');
  });

  it('[R7.8-01] [R5.6-06] refuses what is no video, is empty, too long or too large', async () => {
    const own = await seedRequest(service);
    expect(await send(own, await jpeg())).toMatchObject({
      httpStatus: 415,
      message: uploadRefusals.videoType,
    });
    expect(await send(own, file(''))).toMatchObject({ message: uploadRefusals.missing });
    expect(await send(own, file(webm().content.subarray(0, 300)))).toMatchObject({
      message: uploadRefusals.videoEmpty,
    });
    expect(await send(own, longWebm())).toMatchObject({ message: uploadRefusals.videoTooLong });
    const large = Buffer.concat([webm().content, Buffer.alloc(VIDEO_MAX_BYTES)]);
    expect(await send(own, file(large))).toMatchObject({
      httpStatus: 413,
      message: uploadRefusals.videoTooLarge,
    });
    expect(await findDocument(service.deps.db, own.guid, VIDEO_UPLOAD_TYPE)).toBeUndefined();
  });

  it('[R5.6-06] refuses a video without sound, or without pictures, and says which', async () => {
    const own = await seedRequest(service);
    for (const name of ['silent.webm', 'silent.mp4'])
      expect(await send(own, oneTrack(name))).toMatchObject({
        httpStatus: 200,
        status: 'bad_request',
        message: 'Nel video non c’è l’audio. Attiva il microfono e registralo di nuovo.',
      });
    expect(await send(own, oneTrack('unseen.webm'))).toMatchObject({
      message: 'Nel video non ci sono immagini. Attiva la fotocamera e registralo di nuovo.',
    });
    expect(await findDocument(service.deps.db, own.guid, VIDEO_UPLOAD_TYPE)).toBeUndefined();
  });

  it('[R5.6-06] [R2.9-03] takes the same video again without asking for its phrase again', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    const first = await send(own, webm());
    const confirm = () => own.client.call('videoCaptcha', { guid: own.guid, captcha });
    expect(await confirm()).toEqual({ status: 'success' });
    expect(await send(own, webm())).toEqual(first);
    expect(await isUploaded(own)).toBe(true);
    expect(await send(own, mp4())).toMatchObject({ status: 'success' });
    expect(await isUploaded(own)).toBe(false);
  });

  it('[R5.6-06] knows a length by the frames, whatever the file says of itself', () => {
    expect(webmLength(longWebm().content)).toBeCloseTo(9000, -2);
    const silent = Buffer.from(longWebm().content);
    const duration = silent.indexOf(Buffer.from('4489', 'hex'));
    // The element becomes padding (Void), as in a live recording that has none.
    silent.write('ec89', duration, 'hex');
    expect(webmLength(silent)).toBeGreaterThanOrEqual(8500);
    expect(webmLength(webm().content)).toBeGreaterThan(1000);
    expect(mp4Length(mp4().content)).toBeCloseTo(2000, -1);
    expect(webmLength(Buffer.from('1a45dfa3', 'hex'))).toBeUndefined();
    expect(mp4Length(Buffer.from('no film at all, only words'))).toBeUndefined();
  });

  it('never stumbles over a damaged recording', () => {
    for (const original of [webm().content, mp4().content]) {
      for (let at = 0; at < original.length; at += 37) {
        const damaged = Buffer.from(original);
        damaged[at] = 0xff;
        expect(() => [webmTracks(damaged), mp4Tracks(damaged)]).not.toThrow();
        expect(() => webmLength(damaged)).not.toThrow();
        expect(() => mp4Length(damaged.subarray(0, original.length - at))).not.toThrow();
      }
    }
  });
});

describe('the phrase', () => {
  it('[R7.8-07] [R2.9-01] gives first name, last name and a phrase of easy words, another for another request', async () => {
    const own = await seedRequest(service);
    const first = await phrase(own);
    expect(first).toMatchObject({ nome: applicant.nome, cognome: applicant.cognome });
    expect(first.captcha).toMatch(/^[a-zà-ù]+ [a-zà-ù]+ (a|di|in) [A-Za-zà-ù]+$/);
    const others = new Set<string>();
    for (let turn = 0; turn < 4; turn += 1) others.add((await phrase(await seedRequest(service))).captcha);
    expect(others.size).toBeGreaterThan(1);
  });

  it('[R7.8-07] [R7.8-08] is the same for ten minutes: a second page does not undo what the first one records', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    service.clock.pass({ minutes: 5 });
    await send(own, webm());
    service.clock.pass({ minutes: 4, seconds: 59 });
    expect((await phrase(own)).captcha).toBe(captcha);
    // Of the moment at which it was made, not of the last question.
    service.clock.pass({ seconds: 1 });
    const later = await phrase(own);
    expect(later.captcha).not.toBe(captcha);
    const confirm = (text: string) => own.client.call('videoCaptcha', { guid: own.guid, captcha: text });
    for (const text of [captcha, later.captcha])
      expect(await confirm(text)).toMatchObject({ message: expect.stringContaining('non è più valida') });
    // The same bytes again hold the old phrase: they are no new video.
    await send(own, webm());
    expect(await confirm(later.captcha)).toMatchObject({ status: 'bad_request' });
    await send(own, mp4());
    expect(await confirm((await phrase(own)).captcha)).toEqual({ status: 'success' });
  });

  it('[R7.8-06] [R7.8-08] lets the video count only with the phrase that was generated last', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    const confirm = (text: string) => own.client.call('videoCaptcha', { guid: own.guid, captcha: text });
    expect(await confirm(captcha)).toMatchObject({ status: 'bad_request' });
    await send(own, webm());
    expect(await isUploaded(own)).toBe(false);
    expect(await confirm('un altro testo')).toMatchObject({ status: 'bad_request' });
    expect(await isUploaded(own)).toBe(false);
    expect(await confirm(` ${captcha.toUpperCase()} `)).toEqual({ status: 'success' });
    expect(await isUploaded(own)).toBe(true);
  });

  it('[R7.8-08] keeps the phrase of a finished video at a reload, however late, and asks again for a new video', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    await send(own, webm());
    await own.client.call('videoCaptcha', { guid: own.guid, captcha });
    for (const minutes of [0, 6, 6]) {
      service.clock.pass({ minutes });
      expect((await phrase(own)).captcha).toBe(captcha);
    }
    expect(await isUploaded(own)).toBe(true);
    await send(own, mp4());
    expect(await isUploaded(own)).toBe(false);
    expect(await own.client.call('videoCaptcha', { guid: own.guid, captcha })).toEqual({ status: 'success' });
    await send(own, webm());
    expect((await phrase(own)).captcha).not.toBe(captcha);
  });
});
