import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { dataStepSlugs, slugOf, type DataStepSlug } from '../../../src/contract/steps/table';
import { findAllAnswers } from '../../../server/repositories/answers';
import { updateRequest } from '../../../server/repositories/requests';
import { contractsInOrder } from '../../../server/repositories/signing';
import { READ_FIRST } from '../../../server/resume/paper';
import { NOTICE_MISSING, UPLOADS_LOST } from '../../../server/steps/hooks/contract';
import { webm } from '../files';
import { goodValues, startTestApp, walkTo, widgetsFor, type Journey, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const CURRENT = { number: null, widgets: [] };
const stored = ({ step }: Journey) => findAllAnswers(service.deps.db, step.guid);
const signedOf = async ({ step }: Journey) =>
  (await contractsInOrder(service.deps.db, step.guid)).map(({ signedAt }) => signedAt !== null);
const NONE_SIGNED = [false, false];

describe.each(dataStepSlugs.filter((slug) => slug !== 'contract'))('a request at %s', (slug) => {
  it('[R4.1-02] [R6-01] is not taken further by another step’s number and right answers, nor signed', async () => {
    const journey = await walkTo(service, slug);
    const { client, applicant, step } = journey;
    const before = await stored(journey);
    const later: readonly DataStepSlug[] = dataStepSlugs.slice(dataStepSlugs.indexOf(slug) + 1);
    for (const [ahead, other] of later.entries()) {
      const widgets = widgetsFor(goodValues(applicant)[other]);
      const number = (step.number ?? 0) + ahead + 1;
      expect(slugOf((await client.call('onboardingNext', { number, widgets })).name)).toBe(slug);
      // Under the right number the answers of another step are none of this one's; the
      // card's own defaults are right.
      if (slug === 'card') continue;
      expect(slugOf((await client.call('onboardingNext', { number: step.number, widgets })).name)).toBe(slug);
    }
    for (const numbers of [
      { stampeId: 'x', barCode: '1' },
      { stampeId: step.guid, barCode: step.guid },
    ]) {
      const sent = await client.send('signDocument', { guid: step.guid, ...numbers });
      expect(sent.statusCode).toBe(404);
    }
    expect(await stored(journey)).toEqual(before);
    expect(slugOf((await client.call('onboardingNext', CURRENT)).name)).toBe(slug);
  });
});

describe('a signature', () => {
  const sign = ({ client, applicant, step }: Journey) =>
    client.call('onboardingNext', {
      number: step.number,
      widgets: widgetsFor(goodValues(applicant).contract),
    });
  const notice = async ({ client, step }: Journey) => {
    for (const { stampeId, barCode = '' } of step.contracts)
      await client.call('presaVisione', { stampeId, barcode: barCode });
  };

  it('[R4.7-01] is not taken before the pre-notice of both documents, by either call', async () => {
    const journey = await walkTo(service, 'contract');
    const { client, step } = journey;
    expect(JSON.stringify((await sign(journey)).widgets)).toContain(NOTICE_MISSING);
    const { stampeId = '', barCode = '' } = step.contracts[0] ?? {};
    expect(await client.call('signDocument', { guid: step.guid, stampeId, barCode })).toMatchObject({
      message: READ_FIRST,
    });
    expect(await signedOf(journey)).toEqual(NONE_SIGNED);
  });

  it('[R4.7-01] is not taken while a video that came since is not confirmed, by either call', async () => {
    const journey = await walkTo(service, 'contract');
    const { client, step } = journey;
    const { guid } = step;
    await notice(journey);
    /** One that began at the step before and arrives now: at this one none is begun. */
    const upload = async () => {
      const at = (slug: DataStepSlug) =>
        updateRequest(service.deps.db, guid, { step: slug, updatedAt: service.clock.now() });
      await at('identification');
      const video = await client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
      expect(video.json()).toMatchObject({ status: 'success' });
      await at('contract');
    };
    await upload();
    expect(JSON.stringify((await sign(journey)).widgets)).toContain(UPLOADS_LOST);
    const { stampeId = '', barCode = '' } = step.contracts[0] ?? {};
    expect(await client.call('signDocument', { guid, stampeId, barCode })).toMatchObject({
      message: UPLOADS_LOST,
    });
    expect(await signedOf(journey)).toEqual(NONE_SIGNED);
    const { captcha } = (await client.call('generateCaptcha', { guid })).data;
    await upload();
    expect(await client.call('videoCaptcha', { guid, captcha })).toEqual({ status: 'success' });
    expect(slugOf((await sign(journey)).name)).toBe('thanks');
  });
});
