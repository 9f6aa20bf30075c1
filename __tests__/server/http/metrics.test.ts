import { eq } from 'drizzle-orm';
import { reviewMails } from '../../../server/db/schema';
import { writeMail } from '../../../server/repositories/reviewMails';
import { queueTimeStamps } from '../../../server/repositories/timeStamps';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { whileUploading } from '../../../server/uploads/uploadLimits';
import { testService, walkTo } from '../support';

const TOKEN = 'a token of the tests';
const receiver = {
  WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString('base64')}`,
};
const TSA_URL = 'http://127.0.0.1:9/tsa';
const service = testService(() => ({ environment: { METRICS_TOKEN: TOKEN, TSA_URL, ...receiver } }));

const read = (authorization: string) => service.app.inject({ url: '/metrics', headers: { authorization } });

it('counts calls by route and status, refusals by route, and not by client', async () => {
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

it('counts what waits to be handed over and what was given up, and is served without the database', async () => {
  const { db } = service.deps;
  const at = new Date(service.clock.now().getTime() - 90_000);
  const mail = { guid: 'g', kind: 'asked', origin: '', at } as const;
  for (const document of ['a', 'b', 'c']) await writeMail(db, { ...mail, document });
  await db.update(reviewMails).set({ status: 'dead' }).where(eq(reviewMails.document, 'c'));
  await recordChange(db, { guid: 'g', journey: 'J' }, { type: 'request.signed', state: 'completed', at });
  await queueTimeStamps(db, [{ guid: 'g', kind: 'contract' }], at);
  const told = async () =>
    (await read(`Bearer ${TOKEN}`)).body.split('\n').filter((line) => line.startsWith('apertura_queue_'));
  expect((await told()).sort()).toEqual([
    'apertura_queue_messages{queue="review_mails",status="dead"} 1',
    'apertura_queue_messages{queue="review_mails",status="pending"} 2',
    'apertura_queue_messages{queue="time_stamps",status="dead"} 0',
    'apertura_queue_messages{queue="time_stamps",status="pending"} 1',
    'apertura_queue_messages{queue="webhooks",status="dead"} 0',
    'apertura_queue_messages{queue="webhooks",status="pending"} 1',
    'apertura_queue_oldest_seconds{queue="review_mails"} 90',
    'apertura_queue_oldest_seconds{queue="time_stamps"} 90',
    'apertura_queue_oldest_seconds{queue="webhooks"} 90',
  ]);
  jest.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('no database');
  });
  expect([await told(), (await read(`Bearer ${TOKEN}`)).statusCode]).toEqual([[], 200]);
  jest.restoreAllMocks();
});

it('shows what is held of each budget, and for how long', async () => {
  const told = async (name: string): Promise<Map<string, number>> => {
    const text = (await read(`Bearer ${TOKEN}`)).body;
    const found = text.matchAll(new RegExp(`^apertura_budget_${name}\\{budget="(\\w+)"\\} (\\S+)$`, 'gm'));
    return new Map([...found].map(([, budget = '', value]) => [budget, Number(value)]));
  };
  const names = [
    'connections',
    'calls',
    'uploads',
    'recordings',
    'files',
    'readers',
    'largePictures',
    'scans',
  ];
  expect([...(await told('holders')).keys()]).toEqual(expect.arrayContaining(names));
  expect([...(await told('holders')).values()].some((count) => count > 0)).toBe(false);
  const half = service.config.UPLOAD_BUDGET_MB * 2 ** 19;
  const upload = { http: { ip: '127.0.0.1' }, guid: 'g', bytes: half };
  await whileUploading(service.config, upload, async () => {
    expect((await told('used_ratio')).get('uploads')).toBe(0.5);
    expect((await told('holders')).get('uploads')).toBe(1);
    expect((await told('oldest_seconds')).get('uploads')).toBeGreaterThan(0);
  });
  expect((await told('used_ratio')).get('uploads')).toBe(0);
  expect((await told('oldest_seconds')).get('uploads')).toBe(0);
});

it('is shown only with the token', async () => {
  for (const authorization of ['', TOKEN, 'Bearer another']) {
    const response = await read(authorization);
    expect([response.statusCode, response.body.includes('apertura_')]).toEqual([404, false]);
  }
});
