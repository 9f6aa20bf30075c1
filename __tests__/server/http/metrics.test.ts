import { testService, walkTo } from '../support';

const TOKEN = 'a token of the tests';
const service = testService(() => ({ environment: { METRICS_TOKEN: TOKEN } }));

const read = (authorization: string) => service.app.inject({ url: '/metrics', headers: { authorization } });

it('counts calls by route and status, refusals by route, and nothing of whom they were from', async () => {
  const { applicant, step, client } = await walkTo(service, 'company-info');
  await client.call('validateEmail', { indirizzo: 'nobody' });
  await service.client().call('onboardingBack');
  await service.app.inject('/wgt/missing/path/of/somebody@example.it');
  const { headers, body: text } = await read(`Bearer ${TOKEN}`);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(
    /duration_seconds_count\{[^}]*route="\/wgt\/product\/onboarding\/next"[^}]*status="2xx"[^}]*\} [1-9]/,
  );
  expect(text).toMatch(/route="none",status="4xx"/);
  expect(text).toMatch(/apertura_refusals_total\{route="\/\S+"\} [1-9]/);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toMatch(/apertura_requests_in_flight \d/);
  const personal = [...Object.values(applicant), step.guid, step.contactId, ...client.cookies.values()];
  for (const value of [...personal, 'somebody']) expect(text).not.toContain(value);
});

it('is shown to whoever has the token alone', async () => {
  for (const authorization of ['', TOKEN, 'Bearer another']) {
    const response = await read(authorization);
    expect([response.statusCode, response.body.includes('apertura_')]).toEqual([404, false]);
  }
});
