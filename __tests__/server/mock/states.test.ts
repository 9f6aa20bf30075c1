import { testService } from '../support';
import { make, returning, statusOf } from './support';

const service = testService(() => ({ environment: { MOCK: 'on' } }));

// Each state: __tests__/server/all/mockStates.test.ts
it.each(['card', 'open'] as const)('the mock puts a request in the state %s', async (state) => {
  const { guid, applicant } = await make(service, state);
  const client = await returning(service, { guid, applicant, state });
  expect((await client.call('contactList')).data).toMatchObject([{ guid, status: statusOf(state) }]);
  const { body } = await service.client().inject({ url: '/sandbox/mock', headers: { accept: 'text/html' } });
  for (const text of [guid, applicant.cf, applicant.email, `/resume/${guid}`]) expect(body).toContain(text);
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});
