import type { LightMyRequestResponse } from 'fastify';
import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { attempts } from '../../../server/db/schema';
import { subjectKey } from '../../../server/limits/count';
import type { CounterName } from '../../../server/limits/counters';
import { hashToken } from '../../../server/session/token';
import {
  begin,
  introduce,
  newApplicant,
  startTestApp,
  unlocked,
  walkTo,
  type TestApp,
  type TestClient,
} from '../support';
import { abandoned, atCode, named, reachable } from '../codes/people';

// Behind a proxy that is trusted, as in production: the last address that it was told is the client's.
let service: TestApp;
let replica: TestApp;
beforeAll(async () => {
  const environment = { TRUST_PROXY: 'loopback' };
  service = await startTestApp({ environment });
  replica = await startTestApp({ environment, database: service.database, clock: service.clock });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

const TOO_MANY = {
  status: 'bad_request',
  message: expect.stringMatching(/^Sono stati fatti troppi tentativi\. Riprova tra /) as string,
};
const CURRENT = { number: null, widgets: [] }; // prettier-ignore

const from = (
  client: TestClient,
  address: string,
  name: EndpointName,
  payload?: object,
): Promise<LightMyRequestResponse> => {
  const { method, path } = endpointOf(name);
  const headers = { 'x-forwarded-for': address };
  return client.inject({ method, url: path, headers, ...(payload && { payload }) });
};

/** Calls until it is refused, and answers after how many. */
const allowed = async (call: (turn: number) => Promise<LightMyRequestResponse>): Promise<number> => {
  for (let turn = 0; turn < 700; turn += 1) {
    const answer = await call(turn);
    if (answer.statusCode === 429) {
      expect(answer.json()).toMatchObject(TOO_MANY);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      return turn;
    }
  }
  throw new Error('Never refused');
};

/** As if there had been so many calls in this instant: the last of them are made, and refused. */
const usedUp = async (counter: CounterName, of: string, times: number): Promise<void> => {
  const at = service.clock.now();
  await service.deps.db.insert(attempts).values({
    subject: subjectKey({ counter, of }),
    times: Array<number>(times).fill(at.getTime()),
    lastAt: at,
  });
};

const identity = ({ cf, cellulare, email } = newApplicant()) => ({
  cf,
  numCell: cellulare,
  prefCell: '+39',
  mail: email,
});

describe('what one address may do in an hour', () => {
  it('[R8-03] bounds who looks for customers, whatever identity is tried and on whichever replica', async () => {
    const clients = [service.client(), replica.client()];
    const look = (turn: number) =>
      from(clients[turn % 2] ?? service.client(), '198.51.100.1', 'contactNext', identity());
    expect(await allowed(look)).toBe(100);
    expect((await from(service.client(), '198.51.100.2', 'contactNext', identity())).statusCode).toBe(200);
    service.clock.pass({ minutes: 60 });
    expect((await look(0)).statusCode).toBe(200);
  });

  it('[R6-01] bounds the sessions that it opens, with the loss of none that it has', async () => {
    const kept = service.client();
    await from(kept, '198.51.100.3', 'productInfo');
    await service.deps.db.delete(attempts);
    await usedUp('sessionByAddress', '198.51.100.3', 597);
    expect(await allowed(() => from(service.client(), '198.51.100.3', 'productInfo'))).toBe(3);
    expect((await from(kept, '198.51.100.3', 'productInfo')).statusCode).toBe(200);
  });

  it('[R8-02] bounds who tries links', async () => {
    const client = service.client();
    const guess = (turn: number) =>
      from(client, '198.51.100.4', 'resumeStart', { guid: `guess-${String(turn)}` });
    await usedUp('linkByAddress', '198.51.100.4', 196);
    expect(await allowed(guess)).toBe(4);
  });

  it('is the same for all of one IPv6 network', async () => {
    const client = service.client();
    const look = (turn: number) =>
      from(client, `2001:db8:1:2::${turn.toString(16)}`, 'contactNext', identity());
    await usedUp('identifyByAddress', '2001:db8:1:2', 96);
    expect(await allowed(look)).toBe(4);
  });

  it('is widened by its setting', async () => {
    const wide = await startTestApp({
      database: service.database,
      clock: service.clock,
      environment: { TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: '3' },
    });
    const client = wide.client();
    await usedUp('identifyByAddress', '198.51.100.6', 298);
    expect(await allowed(() => from(client, '198.51.100.6', 'contactNext', identity()))).toBe(2);
    await wide.close();
  });
});

describe('what may be asked of one identity, from wherever', () => {
  const anywhere = (turn: number): string => `192.0.2.${turn % 250}`;

  it('[R8-03] bounds the tries of one identity from one address, and leaves the identity to every other address', async () => {
    const same = identity();
    expect(await allowed(() => from(service.client(), '198.51.100.8', 'contactNext', same))).toBe(30);
    expect((await from(service.client(), '198.51.100.9', 'contactNext', same)).statusCode).toBe(200);
  });

  it('[R8-03] leaves the form to the owner of a phone or a tax code that a stranger tries', async () => {
    const { applicant } = await abandoned(service);
    const { cf, numCell } = identity(applicant);
    for (let turn = 0; turn < 35; turn += 1) {
      const tried = { ...identity(), ...(turn % 2 ? { cf } : { numCell }) };
      expect((await from(service.client(), anywhere(turn), 'contactNext', tried)).statusCode).toBe(200);
    }
    const owner = await service.client().call('contactNext', identity(applicant));
    expect(owner).toMatchObject({ data: { name: 'validate' } });
  });

  it('[R8-02] bounds the tries of one link from one address, and leaves the link to every other address', async () => {
    const { step } = await abandoned(service);
    const link = (address: string) => () =>
      from(service.client(), address, 'resumeStart', { guid: step.guid });
    expect(await allowed(link('198.51.100.20'))).toBe(60);
    expect((await link('198.51.100.21')()).json()).toMatchObject({ data: { name: 'validate' } });
  });

  it('[R7.4-02] bounds how often a session asks a tax code’s state, and keeps nobody else from it', async () => {
    const { client, applicant } = await named(service);
    const { nome, cognome, cf } = applicant;
    const body = { nome, cognome, codiceFiscale: cf, intestatari: 1 };
    expect(await allowed((turn) => from(client, anywhere(turn), 'checkCustomerInfo', body))).toBe(59);
    const owner = await begin(service);
    const asked = await owner.send('checkCustomerInfo', body);
    expect(asked.statusCode).toBe(200);
  });

  it('[R7.7-03] bounds how many promo codes a session tries', async () => {
    const client = service.client();
    await client.call('productInfo');
    const [session] = await service.deps.db.query.sessions.findMany({
      where: (row, { eq }) => eq(row.tokenHash, hashToken(client.cookies.get('apertura') ?? '')),
    });
    await usedUp('promoBySession', session?.id ?? '', 197);
    const query = (turn: number) => ({ promocode: `PROVA${String(turn)}`, operatingLevel: 'BUSINESS' });
    expect(await allowed((turn) => client.send('promocodeCheck', query(turn)))).toBe(3);
  });
});

describe('what costs the service or fills a mailbox', () => {
  it('[R7.3-01] bounds the checks of tax codes from one address', async () => {
    await usedUp('taxCodeByAddress', '198.51.100.10', 598);
    const { nome, cognome, cf } = newApplicant();
    const check = () =>
      from(service.client(), '198.51.100.10', 'validateCodiceFiscale', { nome, cognome, cf });
    expect(await allowed(check)).toBe(2);
  });

  it('[R7.4-03] bounds the passwords of a request', async () => {
    const applicant = newApplicant();
    const client = await begin(service);
    await introduce(service, client, applicant);
    const { guid } = await client.call('onboardingNext', CURRENT);
    const { password } = applicant;
    await service.deps.db.delete(attempts);
    await usedUp('passwordByRequest', guid, 28);
    const passwords = { password, confermaPassword: password };
    expect(await allowed(() => client.send('createPassword', passwords))).toBe(2);
  });

  it('[R7.5-05] bounds how often the documents of a request are mailed', async () => {
    const journey = await walkTo(service, 'thanks');
    const { guid } = journey.step;
    const client = await unlocked(service, journey);
    await usedUp('papersByRequest', guid, 8);
    expect(await allowed(() => client.send('contactSendPdf', { guid }))).toBe(2);
  });
});

describe('what is answered to who does not match', () => {
  /** Without the support code, which every refusal has another of. */
  const bytes = (answer: LightMyRequestResponse): string =>
    JSON.stringify([
      answer.statusCode,
      answer.body.replace(/"supportCode":"[A-Z0-9]{8}"/, ''),
      Object.keys(answer.headers).sort(),
    ]);

  it('[R8-03] is the same byte for byte, whichever of the three is wrong and whoever exists', async () => {
    const { applicant } = await abandoned(service);
    const unconfirmed = await named(service);
    const right = identity(applicant);
    const other = identity();
    const answers = new Set<string>();
    for (const tried of [
      other,
      { ...right, cf: other.cf },
      { ...right, numCell: other.numCell },
      { ...right, mail: other.mail },
      { ...other, cf: right.cf },
      { ...other, numCell: right.numCell },
      { ...other, mail: right.mail },
      identity(unconfirmed.applicant),
    ])
      answers.add(bytes(await service.client().send('contactNext', tried)));
    expect([...answers]).toHaveLength(1);
  });

  it('[R8-02] is the same for a link to nothing and for one to a request without a confirmed phone', async () => {
    const { guid } = await named(service);
    const withoutPhone = await reachable(service);
    const answers = new Set<string>();
    for (const tried of [guid, withoutPhone.guid, 'x'.repeat(24), 'unknown', '../x', ''])
      answers.add(bytes(await service.client().send('resumeStart', { guid: tried })));
    expect([...answers]).toHaveLength(1);
  });

  it('[R6-02] is the same for the code of another session, an unsent one and a wrong one', async () => {
    const { step } = await abandoned(service);
    const asked = await atCode(service, step.guid);
    await asked.call('resumeSendCell');
    const answers = new Set<string>();
    for (const client of [asked, await atCode(service, step.guid), await atCode(service, step.guid)])
      answers.add(bytes(await client.send('resumeValidateCell', { code: '000000' })));
    expect([...answers]).toHaveLength(1);
  });
});

it('the step calls are counted nowhere: no statement is added to them', async () => {
  const { client } = await named(service);
  const before = await service.deps.db.query.attempts.findMany();
  for (let turn = 0; turn < 5; turn += 1) await from(client, '198.51.100.9', 'onboardingNext', CURRENT);
  expect(await service.deps.db.query.attempts.findMany()).toHaveLength(before.length);
});
