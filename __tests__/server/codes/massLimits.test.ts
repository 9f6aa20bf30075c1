// SMS to many numbers: few to each of them, so that only their sum is bounded.
import { endpointOf } from '../../../src/contract/endpoints';
import { watchSms } from '../../../server/limits/watchSms';
import { count, tooMany, type Counted } from '../../../server/limits/countAttempt';
import { createLog } from '../../../server/log';
import { isDeep } from '../../setup/depth';
import { newApplicant, testReplica, testService, type TestApp, type TestClient } from '../support';
import { abandonedNow, atCode, named, prefisso, SUCCESS, tooSoon, type Visit } from './people';

const service = testService(() => ({ environment: { TRUST_PROXY: 'loopback', SMS_PER_HOUR: '600' } }));
const lines: string[] = [];
const small = testReplica(service, {
  environment: { TRUST_PROXY: 'loopback', SMS_PER_HOUR: '40' },
  deps: { log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }) },
});
const wide = testReplica(service, {
  environment: { TRUST_PROXY: 'loopback', SMS_PER_HOUR: '600', RATE_LIMIT_FACTOR: '2' },
});

// Each test begins in an hour and a day of its own.
beforeEach(() => service.clock.pass({ minutes: 25 * 60 }));

const post = (
  client: TestClient,
  name: 'validateEmail' | 'confermaEmail' | 'validateCellulare',
  payload: object,
  from: string,
) =>
  client.inject({
    method: 'POST',
    url: endpointOf(name).path,
    payload,
    headers: { 'x-forwarded-for': from },
  });

const confirmed = async (app: TestApp, from: string): Promise<Visit> => {
  const visit = await named(app);
  const { client, applicant } = visit;
  const indirizzo = applicant.email;
  await post(client, 'validateEmail', { indirizzo }, from);
  const codice = await app.lastCode(indirizzo);
  expect((await post(client, 'confermaEmail', { indirizzo, codice }, from)).json()).toEqual(SUCCESS);
  return visit;
};

let made = 0;
/** No two begin with the same six digits. */
const anyNumber = (): string =>
  `3${String(((made += 1) * 7919) % 1_000_000)
    .padStart(6, '0')
    .split('')
    .reverse()
    .join('')}123`;
const numberOfBlock = (): string => `347555${String((made += 1)).padStart(4, '0')}`;

const TOO_MANY =
  /^In questo momento non possiamo inviare altri codici\. Riprova tra (?:\d+ minuti|un minuto|un’ora|\d+ ore)\.$/;

interface Flood {
  readonly app?: TestApp;
  readonly from: (turn: number) => string;
  readonly number?: () => string;
  readonly attempts: number;
}
const flood = async ({ app = service, from, number = anyNumber, attempts }: Flood) => {
  let sent = 0;
  let refused: { readonly statusCode: number; readonly message: string } | undefined;
  for (let turn = 0; turn < attempts && !refused; turn += 1) {
    const address = from(turn);
    const { client } = await confirmed(app, address);
    for (let times = 0; times < 5 && !refused; times += 1) {
      const answer = await post(client, 'validateCellulare', { numero: number(), prefisso }, address);
      const { status, message = '' } = answer.json<{ status: string; message?: string }>();
      if (status === 'success') sent += 1;
      else refused = { statusCode: answer.statusCode, message };
    }
  }
  return { sent, refused };
};

/** As many have been sent before, which the short run only counts: each takes some calls. */
const sentBefore = async (times: number, counted: Counted): Promise<number> => {
  if (isDeep) return 0;
  const counting = { db: service.deps.db, now: service.clock.now(), factor: 2 };
  for (let time = 0; time < times; time += 1)
    await count(
      counting,
      counted,
      tooMany(() => ''),
    );
  return times;
};

describe('SMS of new requests to many numbers', () => {
  it('[R6-02] are sixty an hour from one address, with any requests, e-mail addresses and numbers', async () => {
    const { sent, refused } = await flood({ from: () => '198.51.100.7', attempts: 40 });
    expect([sent, refused?.statusCode]).toEqual([60, 429]);
    expect(refused?.message).toMatch(TOO_MANY);
    // Neighbours of the same /24 are counted together, others are not.
    expect((await flood({ from: (turn) => `198.51.100.${turn + 20}`, attempts: 2 })).sent).toBe(0);
    expect((await flood({ from: (turn) => `198.51.101.${turn + 20}`, attempts: 2 })).sent).toBe(10);
    service.clock.pass({ minutes: 61 });
    expect((await flood({ from: () => '198.51.100.7', attempts: 1 })).sent).toBe(5);
  });

  it('[R6-02] are counted by the /64 of IPv6, and twice as many where RATE_LIMIT_FACTOR is two', async () => {
    const before = await sentBefore(50, { counter: 'smsByNetwork', of: '2001:db8:0:1' });
    const { sent } = await flood({ from: (turn) => `2001:db8:0:1::${turn + 1}`, attempts: 40 });
    expect(before + sent).toBe(60);
    const ofWide = await sentBefore(105, { counter: 'smsByNetwork', of: '2001:db8:0:2' });
    const doubled = await flood({ app: wide, from: (turn) => `2001:db8:0:2::${turn + 1}`, attempts: 60 });
    expect(ofWide + doubled.sent).toBe(120);
  });

  it('[R6-02] are a tenth of the hour to numbers with the same six digits, from wherever', async () => {
    const from = (turn: number) => `10.1.${turn}.1`;
    const before = await sentBefore(50, { counter: 'smsByPrefix', of: '347555', most: 60 });
    const { sent } = await flood({ from, number: numberOfBlock, attempts: 30 });
    expect(before + sent).toBe(60);
    expect((await flood({ from, attempts: 1 })).sent).toBe(5);
  });

  it('[R6-02] leave a fifth of the service’s hour to resumes, and warn the operator at half', async () => {
    const watch = watchSms(small.deps);
    const owner = await abandonedNow(small, newApplicant());
    const metrics = async () =>
      (await small.app.inject('/metrics')).body.match(/^apertura_sms_last_hour(?:_limit)? \d+$/gm);
    await watch();
    const from = (turn: number) => `10.2.${turn}.1`;
    expect((await flood({ app: small, from, attempts: 3 })).sent).toBe(15);
    await watch();
    expect(lines.filter((line) => line.includes('Half of the SMS'))).toEqual([]);
    expect((await flood({ app: small, from, attempts: 20 })).sent).toBe(16);
    for (let times = 0; times < 2; times += 1) await watch();
    expect(lines.filter((line) => line.includes('Half of the SMS'))).toHaveLength(1);
    expect(await metrics()).toEqual(['apertura_sms_last_hour 32', 'apertura_sms_last_hour_limit 40']);
    service.clock.pass({ minutes: 2 });
    const client = await atCode(small, owner.guid);
    expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
  });

  it('[R6-02] come after the confirmed e-mail address, with a sentence that says so', async () => {
    const { client, applicant } = await named(service);
    const numero = applicant.cellulare;
    const first = { status: 'bad_request', message: 'Conferma prima il tuo indirizzo email.' };
    const ask = () => client.call('validateCellulare', { numero, prefisso });
    expect(await ask()).toMatchObject(first);
    await client.call('validateEmail', { indirizzo: applicant.email });
    expect(await ask()).toMatchObject(first);
    const codice = await service.lastCode(applicant.email);
    await client.call('confermaEmail', { indirizzo: applicant.email, codice });
    expect(await ask()).toEqual(SUCCESS);
    expect(await ask()).toMatchObject(tooSoon('60 secondi'));
    await client.call('validateEmail', { indirizzo: newApplicant().email });
    service.clock.pass({ minutes: 2 });
    expect(await ask()).toMatchObject(first);
  });

  it('[R6-02] are ten an hour by one e-mail address, in however many requests it is confirmed', async () => {
    const { email } = newApplicant();
    let sent = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      service.clock.pass({ minutes: 1, seconds: 1 });
      const { client } = await named(service);
      await client.call('validateEmail', { indirizzo: email });
      await client.call('confermaEmail', { indirizzo: email, codice: await service.lastCode(email) });
      for (let times = 0; times < 5; times += 1) {
        const { status } = await client.call('validateCellulare', { numero: anyNumber(), prefisso });
        sent += Number(status === 'success');
      }
    }
    expect(sent).toBe(10);
  });
});
