import { PAPERWORK_TO_COMPLETE } from '../../../src/contract/states';
import { slugOf } from '../../../src/contract/steps/table';
import { mockStates, stepOfState } from '../../../server/mock/states';
import { make, returning, statusOf } from '../mock/support';
import { testService } from '../support';

const service = testService(() => ({ environment: { MOCK: 'on' } }));

it.each(mockStates)('the mock puts a request in the state %s, whose applicant can return', async (state) => {
  const made = await make(service, state);
  const client = await returning(service, made);
  const [listed] = (await client.call('contactList')).data;
  expect(listed).toMatchObject({ guid: made.guid, status: statusOf(state) });
  const step = await client.call('resume');
  if (statusOf(state) === PAPERWORK_TO_COMPLETE) expect(slugOf(step.name)).toBe(stepOfState(state));
});
