import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VIDEO_MAX_BYTES } from '../../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { mp4Length, mp4Tracks } from '../../../server/formats/mp4';
import { webmLength } from '../../../server/formats/webm';
import { webmTracks } from '../../../server/formats/webmTracks';
import { findDocument } from '../../../server/repositories/documents';
import { file, longWebm, mp4, oneTrack, webm } from '../files';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { applicant, seedRequest, type Seeded } from '../seed';
import { CURRENT, testService, upload, type TestFile } from '../support';

const service = testService();

const send = ({ client, guid }: Seeded, what: TestFile) =>
  upload(client, { name: 'videoUpload', fields: { type: VIDEO_UPLOAD_TYPE, guid }, file: what });
const phrase = async ({ client, guid }: Seeded) => (await client.call('generateCaptcha', { guid })).data;
const confirm = ({ client, guid }: Seeded, captcha: string) => client.call('videoCaptcha', { guid, captcha });
const isUploaded = async ({ client, guid }: Seeded) => {
  const { videoUploaded } = (await client.call('documentInfo', { guid })).data;
  const { components } = (await client.call('onboardingNext', CURRENT)).widgets.find(
    ({ name }) => name === 'video',
  ) ?? { components: [] };
  const shown = components.find(({ name }) => name === 'docVideoCaptcha');
  expect(shown?.value).toBe(videoUploaded ? 'valid' : '');
  return videoUploaded;
};

const NO_SOUND = 'Nel video non c’è l’audio. Attiva il microfono e registralo di nuovo.';
const NO_PICTURE = 'Nel video non ci sono immagini. Attiva la fotocamera e registralo di nuovo.';

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

  it.each(['chromium-live.webm', 'firefox-live.webm'])(
    '[R7.8-01] stores %s with its length and without an alpha channel, from any sender',
    async (name) => {
      const own = await seedRequest(service);
      const content = readFileSync(path.join(__dirname, '../../fixtures/video', name));
      await send(own, { ...webm(), content });
      const stored = await findDocument(service.deps.db, own.guid, VIDEO_UPLOAD_TYPE);
      const bytes = await service.deps.documents.get(stored?.storageKey ?? '');
      const duration = bytes?.indexOf(Buffer.from('448988', 'hex')) ?? -1;
      expect(bytes?.readDoubleBE(duration + 3)).toBeGreaterThan(1000);
      expect(bytes?.readDoubleBE(duration + 3)).toBeLessThan(2000);
      expect(bytes?.includes(Buffer.from('53c08101', 'hex'))).toBe(false);
      const frames = content.subarray(content.indexOf(Buffer.from('1f43b675', 'hex')));
      expect(bytes?.subarray(-frames.length).equals(frames)).toBe(true);
    },
  );

  it('[R7.8-01] [R5.6-06] refuses what is no video, empty, too long, too large, without sound or pictures, and says which', async () => {
    const own = await seedRequest(service);
    const large = Buffer.concat([webm().content, Buffer.alloc(VIDEO_MAX_BYTES)]);
    for (const [what, httpStatus, message] of [
      [await jpeg(), 415, uploadRefusals.videoType],
      [file(''), 200, uploadRefusals.fileMissing],
      [file(webm().content.subarray(0, 300)), 200, uploadRefusals.videoEmpty],
      [longWebm(), 200, uploadRefusals.videoTooLong],
      [file(large), 413, uploadRefusals.videoTooLarge],
      [oneTrack('silent.webm'), 200, NO_SOUND],
      [oneTrack('silent.mp4'), 200, NO_SOUND],
      [oneTrack('unseen.webm'), 200, NO_PICTURE],
    ] as const)
      expect(await send(own, what)).toMatchObject({ status: 'bad_request', httpStatus, message });
    expect(await findDocument(service.deps.db, own.guid, VIDEO_UPLOAD_TYPE)).toBeUndefined();
  });

  it('[R5.6-06] refuses a video with other data behind it as such, and what is cut off as damaged', async () => {
    const own = await seedRequest(service);
    const fixture = (name: string) => readFileSync(path.join(__dirname, '../..', name));
    const live = fixture('capture/live.webm');
    const fragments = fixture('fixtures/video/webkit-live.mp4');
    for (const film of [webm().content, mp4().content, live, fragments])
      for (const more of [
        'APETAGEX and a tag',
        'LIVE_12345:678',
        `${'\0'.repeat(64)}MZ`,
        '\u0007\u00b8\u0003'.repeat(9),
      ]) {
        const bytes = Buffer.concat([film, Buffer.from(more, 'latin1')]);
        expect(await send(own, file(bytes))).toMatchObject({ message: uploadRefusals.videoNotAlone });
      }
    const films = [mp4().content, fixture('fixtures/video/tracks-in-another-order.mp4')];
    for (const cut of [webm().content.subarray(0, -200), ...films.map((film) => film.subarray(0, 3000))])
      expect(await send(own, file(cut))).toMatchObject({ message: uploadRefusals.videoEmpty });
  });

  it('[R5.6-06] [R2.9-03] takes the same video again without asking for its phrase again', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    const first = await send(own, webm());
    expect(await confirm(own, captcha)).toEqual({ status: 'success' });
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

describe('the video selfie', () => {
  const TYPE = 'CONTENT_VIDEO_SELFIE';
  const sendSelfie = ({ client }: Seeded, what: TestFile) =>
    upload(client, { name: 'documentUpload', fields: { type: TYPE }, file: what });

  it('[R7.8-02] [R3.4-04] is refused as a picture, in the words for a video, and stored as a video', async () => {
    const own = await seedRequest(service);
    expect(await sendSelfie(own, await jpeg())).toMatchObject({
      httpStatus: 415,
      message: uploadRefusals.videoType,
    });
    expect(await findDocument(service.deps.db, own.guid, TYPE)).toBeUndefined();
    for (const what of [mp4(), webm()])
      expect(await sendSelfie(own, what)).toMatchObject({ status: 'success' });
    const shown = await own.client.send('documentPreview', { type: TYPE });
    expect(shown.headers['content-type']).toBe('video/webm');
    // It has no phrase, and is not the video of the identification.
    expect(await isUploaded(own)).toBe(false);
  });

  it('[R3.4-04] may be as large as a video, and a live recording is repaired', async () => {
    const own = await seedRequest(service);
    const padded = (most: number) => {
      const { content } = mp4();
      const free = most - content.length;
      const box = Buffer.alloc(free);
      box.writeUInt32BE(free);
      box.write('free', 4);
      return file(Buffer.concat([content, box]), 'video/mp4');
    };
    expect(await sendSelfie(own, padded(VIDEO_MAX_BYTES))).toMatchObject({ status: 'success' });
    expect(await sendSelfie(own, padded(VIDEO_MAX_BYTES + 1))).toMatchObject({
      httpStatus: 413,
      message: uploadRefusals.videoTooLarge,
    });
    const live = readFileSync(path.join(__dirname, '../../fixtures/video/chromium-live.webm'));
    await sendSelfie(own, { ...webm(), content: live });
    const stored = await findDocument(service.deps.db, own.guid, TYPE);
    const bytes = await service.deps.documents.get(stored?.storageKey ?? '');
    const duration = bytes?.indexOf(Buffer.from('448988', 'hex')) ?? -1;
    expect(bytes?.readDoubleBE(duration + 3)).toBeGreaterThan(1000);
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

  it('[R7.8-07] is the same for ten minutes: a second page does not undo what the first one records', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    service.clock.pass({ minutes: 5 });
    await send(own, webm());
    service.clock.pass({ minutes: 4, seconds: 59 });
    expect((await phrase(own)).captcha).toBe(captcha);
    // From the moment at which it was made, not from the last request.
    service.clock.pass({ seconds: 1 });
    const later = await phrase(own);
    expect(later.captcha).not.toBe(captcha);
    for (const text of [captcha, later.captcha])
      expect(await confirm(own, text)).toMatchObject({
        message: expect.stringContaining('non è più valida'),
      });
    // The same bytes again hold the old phrase: they are no new video.
    await send(own, webm());
    expect(await confirm(own, later.captcha)).toMatchObject({ status: 'bad_request' });
    await send(own, mp4());
    expect(await confirm(own, (await phrase(own)).captcha)).toEqual({ status: 'success' });
  });

  it('[R7.8-06] lets the video count only with the phrase that was generated last', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    expect(await confirm(own, captcha)).toMatchObject({ status: 'bad_request' });
    await send(own, webm());
    expect(await isUploaded(own)).toBe(false);
    expect(await confirm(own, 'un altro testo')).toMatchObject({ status: 'bad_request' });
    expect(await isUploaded(own)).toBe(false);
    expect(await confirm(own, ` ${captcha.toUpperCase()} `)).toEqual({ status: 'success' });
    expect(await isUploaded(own)).toBe(true);
  });

  it('[R7.8-07] keeps the phrase of a finished video at a reload, and gives another for a new video', async () => {
    const own = await seedRequest(service);
    const { captcha } = await phrase(own);
    await send(own, webm());
    await confirm(own, captcha);
    for (const minutes of [0, 6, 6]) {
      service.clock.pass({ minutes });
      expect((await phrase(own)).captcha).toBe(captcha);
    }
    await send(own, mp4());
    expect(await confirm(own, captcha)).toEqual({ status: 'success' });
    await send(own, webm());
    expect((await phrase(own)).captcha).not.toBe(captcha);
  });
});

describe('documentInfo', () => {
  const info = ({ client, guid }: Seeded) => client.call('documentInfo', { guid });
  const answer = (videoUploaded: boolean) => ({ status: 'success', data: { videoUploaded } });

  it('[R7.8-08] reports a video from the confirmation of its phrase to the next video', async () => {
    const own = await seedRequest(service);
    expect(await info(own)).toEqual(answer(false));
    const { captcha } = await phrase(own);
    await send(own, webm());
    expect(await info(own)).toEqual(answer(false));
    await confirm(own, captcha);
    expect(await info(own)).toEqual(answer(true));
    await send(own, mp4());
    expect(await info(own)).toEqual(answer(false));
  });
});
