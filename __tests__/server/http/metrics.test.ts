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
  expect(headers['content-type']).toMatch(/^application\/openmetrics-text/);
  expect(text.endsWith('# EOF\n')).toBe(true);
  expect(text).toMatch(
    /duration_seconds_count\{[^}]*route="\/wgt\/product\/onboarding\/next"[^}]*status="2xx"[^}]*\} [1-9]/,
  );
  expect(text).toMatch(/route="none",status="4xx"/);
  expect(text).toMatch(
    /apertura_refusals_total\{route="\/wgt\/validate\/email",reason="fieldInvalid"\} [1-9]/,
  );
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toMatch(/apertura_requests_in_flight \d/);
  const personal = [...Object.values(applicant), step.guid, step.contactId, ...client.cookies.values()];
  for (const value of [...personal, 'somebody']) expect(text).not.toContain(value);
});

it('names the journey of a call as exemplar, and none for a call without a session', async () => {
  const { client } = await walkTo(service, 'contact-info');
  const { journey = '' } = (await client.call('productInfo')).data;
  await client.send('documentInfo', { guid: 'none' });
  await service.client().call('onboardingBack');
  const { body: text } = await read(`Bearer ${TOKEN}`);
  const lines = text.split('\n').filter((line) => line.includes('# {'));
  const told = lines.filter((line) => line.includes(`# {journey="${journey}"}`));
  expect(told.some((line) => /duration_seconds_bucket\{.*info\/:guid/.test(line))).toBe(true);
  expect(lines.filter((line) => !/# \{journey="[A-Z2-9]{8}"\} \S+ \S+$/.test(line))).toEqual([]);
});

it('is shown to whoever has the token alone', async () => {
  for (const authorization of ['', TOKEN, 'Bearer another']) {
    const response = await read(authorization);
    expect([response.statusCode, response.body.includes('apertura_')]).toEqual([404, false]);
  }
});
