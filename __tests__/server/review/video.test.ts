import { needsReupload } from '../../../src/contract/states';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { findDocument } from '../../../server/repositories/documents';
import { refuseDocument } from '../../../server/review/review';
import { mp4, webm } from '../files';
import { paper, reviewerOf, signed, startTestApp, upload, walkTo } from '../support';
import type { Journey, TestApp, TestClient } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const SUCCESS = { status: 'success' };
const CLOSED = {
  status: 'bad_request',
  message: 'La richiesta è già stata inviata: da qui non si può più modificare.',
};
const STILL_REFUSED = { message: 'Carica tutti i documenti richiesti prima di inviarli.' };

const refused = async (after = { minutes: 1 }): Promise<Journey> => {
  const journey = await signed(service);
  service.clock.pass(after);
  await refuseDocument(reviewerOf(service), journey.step.guid, VIDEO_UPLOAD_TYPE, 'non si sente la voce');
  return journey;
};
const record = (client: TestClient, guid: string, file = webm()) =>
  upload(client, { name: 'videoUpload', fields: { type: VIDEO_UPLOAD_TYPE, guid }, file });
const phrase = async (client: TestClient, guid: string) =>
  (await client.call('generateCaptcha', { guid })).data.captcha;
const video = (journey: Journey) => paper(journey, VIDEO_UPLOAD_TYPE);
const resubmit = async (journey: Journey) =>
  journey.client.call('updateDocumentsKo', {
    guid: journey.step.guid,
    barCodev: (await video(journey)).barCode,
    barCode1: '',
    barCode2: '',
    processAdditionalBarcodes: [],
  });

const confirm = (client: TestClient, guid: string, captcha: string) =>
  client.call('videoCaptcha', { guid, captcha });

describe('a refused video', () => {
  it('[R7.8-06] [R7.8-07] [R4.6-02] gets a new phrase, is recorded, confirmed with it, and only then given back', async () => {
    const journey = await refused();
    const { client, step } = journey;
    const { guid } = step;
    const before = await video(journey);
    expect(before.missing).toEqual([VIDEO_UPLOAD_TYPE]);
    expect((await client.call('documentInfo', { guid })).data.videoUploaded).toBe(false);
    const old = await confirm(client, guid, 'mare verde a Bari');
    expect(old).toMatchObject({ message: expect.stringContaining('frase') });
    const captcha = await phrase(client, guid);
    expect(captcha).not.toBe('mare verde a Bari');
    expect(await phrase(client, guid)).toBe(captcha);
    // The refused video does not hold the new phrase.
    expect((await confirm(client, guid, captcha)).status).toBe('bad_request');
    expect(await record(client, guid)).toMatchObject(SUCCESS);
    expect(await video(journey)).toEqual(before);
    expect(await resubmit(journey)).toMatchObject(STILL_REFUSED);
    expect((await confirm(client, guid, 'altro')).status).toBe('bad_request');
    for (const answer of [await confirm(client, guid, captcha), await confirm(client, guid, captcha)])
      expect(answer).toEqual(SUCCESS);
    const after = await video(journey);
    expect(after).toEqual({ ...before, sign: '', feedback: '', missing: [] });
    expect(needsReupload(after)).toBe(false);
    expect((await client.call('documentInfo', { guid })).data.videoUploaded).toBe(true);
    expect(await resubmit(journey)).toEqual(SUCCESS);
  });

  it('[R7.8-06] does not count itself, be the new phrase made in the same instant', async () => {
    const { client, step } = await refused({ minutes: 0 });
    const captcha = await phrase(client, step.guid);
    expect(await confirm(client, step.guid, captcha)).toMatchObject({
      message: 'Il video non è ancora arrivato. Registralo e riprova.',
    });
  });

  it('[R7.8-06] that is recorded once more must be confirmed once more', async () => {
    const journey = await refused();
    const { client, step } = journey;
    const captcha = await phrase(client, step.guid);
    await record(client, step.guid);
    await confirm(client, step.guid, captcha);
    expect(await record(client, step.guid, mp4())).toMatchObject(SUCCESS);
    expect(await video(journey)).toMatchObject({ sign: 'false', feedback: expect.stringMatching(/^KO /) });
    expect(await resubmit(journey)).toMatchObject(STILL_REFUSED);
    expect(await confirm(client, step.guid, captcha)).toEqual(SUCCESS);
    expect(await resubmit(journey)).toEqual(SUCCESS);
  });

  it('[R7.8-06] [R7.8-07] never counts with a phrase that was made after it', async () => {
    const { client, step } = await refused();
    const first = await phrase(client, step.guid);
    await record(client, step.guid);
    service.clock.pass({ minutes: 5 });
    expect(await phrase(client, step.guid)).toBe(first);
    service.clock.pass({ minutes: 5 });
    expect(await confirm(client, step.guid, await phrase(client, step.guid))).toMatchObject({
      message: expect.stringContaining('registra di nuovo il video'),
    });
    const open = await walkTo(service, 'identification');
    await record(open.client, open.step.guid);
    service.clock.pass({ seconds: 10 });
    const later = await phrase(open.client, open.step.guid);
    expect((await confirm(open.client, open.step.guid, later)).status).toBe('bad_request');
  });

  it('[R7.8-06] [R7.8-07] that is refused again ends a phrase that is fresh and not confirmed', async () => {
    const { client, step } = await refused();
    const before = await phrase(client, step.guid);
    await refuseDocument(reviewerOf(service), step.guid, VIDEO_UPLOAD_TYPE, 'non si vede il documento');
    await record(client, step.guid);
    expect((await confirm(client, step.guid, before)).status).toBe('bad_request');
    expect(await phrase(client, step.guid)).not.toBe(before);
  });
});

it('[R7.8-01] [R7.8-06] [R7.8-07] a video that was not refused stays as it was signed, whatever else is', async () => {
  const { client, step } = await signed(service);
  const { guid } = step;
  const before = await findDocument(service.deps.db, guid, VIDEO_UPLOAD_TYPE);
  for (const isOtherRefused of [false, true]) {
    if (isOtherRefused) await refuseDocument(reviewerOf(service), guid, 'FRONT_DOC_1', 'illeggibile');
    expect(await record(client, guid)).toMatchObject(CLOSED);
    expect(await client.call('generateCaptcha', { guid })).toMatchObject(CLOSED);
    expect(await confirm(client, guid, 'mare verde a Bari')).toMatchObject(CLOSED);
  }
  expect(await findDocument(service.deps.db, guid, VIDEO_UPLOAD_TYPE)).toEqual(before);
  const sent = await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, webm());
  expect(sent.json()).toMatchObject(CLOSED);
});
