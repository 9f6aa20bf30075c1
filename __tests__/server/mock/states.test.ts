import { testService } from '../support';
import { make, returning, statusOf } from './support';

const service = testService(() => ({ environment: { MOCK: 'on' } }));

// Each state: __tests__/server/all/mockStates.test.ts
it.each(['card', 'open'] as const)('the mock puts a request in the state %s', async (state) => {
  const { guid, applicant } = await make(service, state);
  const client = await returning(service, { guid, applicant, state });
  expect((await client.call('contactList')).data).toMatchObject([{ guid, status: statusOf(state) }]);
  const { body, headers } = await service.client().inject({ url: '/sandbox/mock' });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src (?:'sha256-\S+' ?)+; style-src 'self';/,
  );
  for (const text of [guid, applicant.cf, applicant.email, `/resume/${guid}`]) expect(body).toContain(text);
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

it('a form of the page leads back to it, to a focused notice of what was done', async () => {
  const submit = async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
    const { statusCode, headers } = await service.client().inject({
      method: 'POST',
      url: `/sandbox/mock/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(statusCode).toBe(303);
    const { body } = await service.client().inject({ url: String(headers.location) });
    return /<p class="notice good" role="status" tabindex="-1" autofocus>(.*?)<\/p>/.exec(body)?.[1] ?? '';
  };
  expect(await submit('requests', { state: 'address-info' })).toMatch(/^Creata: Al passo «.+», .{16,}$/);
  const planned = { behaviour: 'slow', call: 'contactList' };
  expect(await submit('next', planned)).toBe('Impostato. Risposta dopo 10 secondi: POST /wgt/contact/list');
  expect(await submit('next', { behaviour: '', call: '' })).toBe('L’app risponde come sempre.');
  expect((await service.client().inject({ url: '/sandbox/mock?done=other' })).body).not.toContain('notice');
});
