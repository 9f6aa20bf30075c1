import type { DataStepSlug } from '../../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { updateRequest } from '../../../server/repositories/requests';
import { contractsInOrder } from '../../../server/repositories/signing';
import { READ_FIRST } from '../../../server/resume/contractActions';
import { NOTICE_MISSING, UPLOADS_LOST } from '../../../server/steps/hooks/contract';
import { webm } from '../files';
import { goodValues, startTestApp, walkTo, widgetsFor, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('[R4.7-01] [R4.1-02] neither call signs before both notices, nor while a newer video is not confirmed', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const { guid, number, contracts } = step;
  const widgets = widgetsFor(goodValues(applicant).contract);
  const signAll = () => client.call('onboardingNext', { number, widgets });
  const { stampeId = '', barCode = '' } = contracts[0] ?? {};
  const expectRefused = async (all: string, one = all): Promise<void> => {
    expect(JSON.stringify((await signAll()).widgets)).toContain(all);
    expect((await client.call('signDocument', { guid, stampeId, barCode })).message).toBe(one);
    const signed = (await contractsInOrder(service.deps.db, guid)).filter((paper) => paper.signedAt !== null);
    expect(signed).toEqual([]);
  };
  const notice = (at: number) =>
    client.call('presaVisione', {
      stampeId: contracts[at]?.stampeId ?? '',
      barcode: contracts[at]?.barCode ?? '',
    });
  await notice(1);
  await expectRefused(NOTICE_MISSING, READ_FIRST);
  await notice(0);

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
  await expectRefused(UPLOADS_LOST);
  const { captcha } = (await client.call('generateCaptcha', { guid })).data;
  await upload();
  expect(await client.call('videoCaptcha', { guid, captcha })).toEqual({ status: 'success' });
  expect((await signAll()).name).toBe('Richiesta completata');
});
