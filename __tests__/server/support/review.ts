import type { EndpointName } from '../../../src/contract/endpoints';
import type { PaperworkDetail, UploadAnswer } from '../../../src/contract/wire';
import { dropMails } from '../../../server/repositories/reviewMails';
import { walkTo, type Journey } from '../../../scripts/testing/service/answers';
import { sendAfterPause } from '../../../scripts/testing/service/applicant';
import type { TestApp } from '../../../scripts/testing/service/app';
import type { TestClient, TestFile } from '../../../scripts/testing/service/client';

export const signed = async (service: TestApp): Promise<Journey> => {
  const journey = await walkTo(service, 'thanks');
  await dropMails(service.deps.db, journey.step.guid, { now: service.clock.now() });
  return journey;
};

export interface Signed extends Pick<Journey, 'client'> {
  readonly step: Pick<Journey['step'], 'guid'>;
}

export const papers = async (
  { step }: Pick<Signed, 'step'>,
  client: TestClient,
): Promise<readonly PaperworkDetail[]> => (await client.call('paperworkList', { guid: step.guid })).data;

export const paper = async (journey: Signed, front: string): Promise<PaperworkDetail> => {
  const found = (await papers(journey, journey.client)).find((one) => one.frontDocUploadType === front);
  if (!found) throw new Error(`There is no ${front}`);
  return found;
};

export const unlocked = async (service: TestApp, { applicant, step }: Journey): Promise<TestClient> => {
  const client = service.client();
  await client.call('resumeStart', { guid: step.guid });
  await sendAfterPause(service, () => client.call('resumeSendCell'));
  const code = await service.lastCode(`+39${applicant.cellulare}`);
  const answer = await client.call('resumeValidateCell', { code });
  if (answer.status !== 'success') throw new Error(`Not unlocked: ${answer.message}`);
  return client;
};

export interface Upload {
  readonly name: EndpointName;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: TestFile | undefined;
}

export const upload = async (client: TestClient, { name, fields, file }: Upload) => {
  const response = await client.multipart(name, fields, file);
  return { httpStatus: response.statusCode, ...response.json<UploadAnswer>() };
};
