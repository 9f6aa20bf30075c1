import { PAPERWORK_DOCUMENT_KO, PAPERWORK_TO_COMPLETE } from '../../../src/contract/states';
import { dataStepSlugs } from '../../../src/contract/steps/table';
import type { MockRequest } from '../../../server/mock/play';
import type { MockState } from '../../../server/mock/states';
import { sendAfterPause, type TestApp, type TestClient } from '../support';

interface Made {
  readonly status: string;
  readonly data: MockRequest;
}

export const make = async (service: TestApp, state: MockState): Promise<MockRequest> => {
  const url = '/sandbox/mock/requests';
  const response = await service.client().inject({ method: 'POST', url, payload: { state } });
  return response.json<Made>().data;
};

export const returning = async (service: TestApp, { applicant }: MockRequest): Promise<TestClient> => {
  const client = service.client();
  const { cf, email, cellulare } = applicant;
  await client.call('contactNext', { cf, numCell: cellulare, prefCell: '+39', mail: email });
  await sendAfterPause(service, () => client.call('contactSendCell'));
  await client.call('contactValidateCell', { code: await service.lastCode(`+39${cellulare}`) });
  return client;
};

export const statusOf = (state: MockState): string => {
  if (dataStepSlugs.some((slug) => slug === state)) return PAPERWORK_TO_COMPLETE;
  if (/Refused|Asked/.test(state)) return PAPERWORK_DOCUMENT_KO;
  return state === 'open' ? 'CONCLUSA' : 'IN LAVORAZIONE';
};
