import type { LightMyRequestResponse } from 'fastify';
import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { attempts, sessions } from '../../../server/db/schema';
import { subjectKey } from '../../../server/limits/countAttempt';
import type { CounterName } from '../../../server/limits/rateLimits';
import { hashToken } from '../../../server/session/token';
import {
  begin,
  CURRENT,
  introduce,
  newApplicant,
  testReplica,
  testService,
  unlocked,
  walkTo,
  type TestClient,
} from '../support';
import { abandoned, atCode, named, reachable, smsCode } from '../codes/people';

// Behind a trusted proxy, as in production: the last forwarded address is the client's.
const environment = { TRUST_PROXY: 'loopback' };
const service = testService(() => ({ environment }));
const replica = testReplica(service, { environment });

const TOO_MANY = {
  status: 'bad_request',
  message: expect.stringMatching(/^Sono stati fatti troppi tentativi\. Riprova tra /) as string,
};

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

const usedUp = async (counter: CounterName, of: string, times: number): Promise<void> => {
  const at = service.clock.now();
  await service.deps.db.insert(attempts).values({
    subject: subjectKey(service.deps.db, { counter, of }),
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
  it('[R8-03] bounds customer look-ups, over all identities and replicas', async () => {
    const clients = [service.client(), replica.client()];
    const look = (turn: number) =>
      from(clients[turn % 2] ?? service.client(), '198.51.100.1', 'contactNext', identity());
    expect(await allowed(look)).toBe(100);
    expect((await from(service.client(), '198.51.100.2', 'contactNext', identity())).statusCode).toBe(200);
    service.clock.pass({ minutes: 60 });
    expect((await look(0)).statusCode).toBe(200);
  });

  it('is counted without the address itself', async () => {
    await from(service.client(), '198.51.100.77', 'productInfo');
    const stored = JSON.stringify(await service.deps.db.select().from(attempts));
    expect(stored).toContain('subject');
    for (const told of ['198.51.100', '2001:db8', 'address']) expect(stored).not.toContain(told);
  });
});

interface Bounded {
  readonly of: string;
  readonly call: (turn: number) => Promise<LightMyRequestResponse>;
}
const byAddress = (address: string, name: EndpointName, payload?: object) => async (): Promise<Bounded> => ({
  of: address,
  call: () => from(service.client(), address, name, payload),
});
const { nome, cognome, cf, password } = newApplicant();

it.each<[CounterName, number, () => Promise<Bounded>]>([
  ['sessionByAddress', 600, byAddress('198.51.100.3', 'productInfo')],
  ['linkByAddress', 200, byAddress('198.51.100.4', 'resumeStart', { guid: 'a guess' })],
  ['taxCodeByAddress', 600, byAddress('198.51.100.10', 'validateCodiceFiscale', { nome, cognome, cf })],
  [
    'promoBySession',
    200,
    async () => {
      const client = service.client();
      await client.call('productInfo');
      const tokenHash = hashToken(client.cookies.get('apertura') ?? '');
      const all = await service.deps.db.select().from(sessions);
      const of = all.find((session) => session.tokenHash === tokenHash)?.id ?? '';
      const query = { promocode: 'PROVA', operatingLevel: 'BUSINESS' } as const;
      return { of, call: () => client.send('promocodeCheck', query) };
    },
  ],
  [
    'passwordByRequest',
    30,
    async () => {
      const client = await begin(service);
      await introduce(service, client, newApplicant());
      const { guid } = await client.call('onboardingNext', CURRENT);
      const passwords = { password, confermaPassword: password };
      return { of: guid, call: () => client.send('createPassword', passwords) };
    },
  ],
  [
    'papersByRequest',
    10,
    async () => {
      const journey = await walkTo(service, 'thanks');
      const { guid } = journey.step;
      const client = await unlocked(service, journey);
      return { of: guid, call: () => client.send('contactSendPdf', { guid }) };
    },
  ],
])('%s bounds what costs the service or fills a mailbox to %i', async (counter, most, prepare) => {
  const { of, call } = await prepare();
  await service.deps.db.delete(attempts);
  await usedUp(counter, of, most - 2);
  expect(await allowed(call)).toBe(2);
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
    const own = identity(applicant);
    for (let turn = 0; turn < 35; turn += 1) {
      const tried = { ...identity(), ...(turn % 2 ? { cf: own.cf } : { numCell: own.numCell }) };
      expect((await from(service.client(), anywhere(turn), 'contactNext', tried)).statusCode).toBe(200);
    }
    expect(await service.client().call('contactNext', own)).toMatchObject({ data: { name: 'validate' } });
  });

  it('[R8-02] bounds the tries of one link from one address, and leaves the link to every other address', async () => {
    const { guid } = (await abandoned(service)).step;
    const link = (address: string) => () => from(service.client(), address, 'resumeStart', { guid });
    expect(await allowed(link('198.51.100.20'))).toBe(60);
    expect((await link('198.51.100.21')()).json()).toMatchObject({ data: { name: 'validate' } });
  });

  it('[R7.4-02] bounds how often a session asks a tax code’s state, and keeps nobody else from it', async () => {
    const { client, applicant } = await named(service);
    const body = { nome, cognome, codiceFiscale: applicant.cf, intestatari: 1 };
    expect(await allowed((turn) => from(client, anywhere(turn), 'checkCustomerInfo', body))).toBe(59);
    expect((await (await begin(service)).send('checkCustomerInfo', body)).statusCode).toBe(200);
  });
});

describe('the answer to data that do not match', () => {
  /** Without the support code, which every refusal has another of. */
  const distinct = (answers: readonly LightMyRequestResponse[]): Set<string> =>
    new Set(
      answers.map(({ statusCode, body, headers }) =>
        JSON.stringify([
          statusCode,
          body.replace(/"supportCode":"[A-Z0-9]{8}"/, ''),
          Object.keys(headers).sort(),
        ]),
      ),
    );

  it('[R8-03] is the same byte for byte, whichever of the three is wrong, existing or not', async () => {
    const right = identity((await abandoned(service)).applicant);
    const other = identity();
    const answers = [];
    for (const tried of [
      other,
      ...(['cf', 'numCell', 'mail'] as const).flatMap((name) => [
        { ...right, [name]: other[name] },
        { ...other, [name]: right[name] },
      ]),
      identity((await named(service)).applicant),
    ])
      answers.push(await service.client().send('contactNext', tried));
    expect(distinct(answers).size).toBe(1);
  });

  it('[R8-02] is the same for a link to nothing and for one to a request without a confirmed phone', async () => {
    const { guid } = await named(service);
    const withoutPhone = await reachable(service);
    const answers = [];
    for (const tried of [guid, withoutPhone.guid, 'x'.repeat(24), 'unknown', '../x', ''])
      answers.push(await service.client().send('resumeStart', { guid: tried }));
    expect(distinct(answers).size).toBe(1);
  });

  it('[R6-02] is the same in a session without a code, whatever is typed', async () => {
    const [sent, unsent] = [await abandoned(service), await abandoned(service)];
    const owner = await atCode(service, sent.step.guid);
    await owner.call('resumeSendCell');
    const right = await smsCode(service, sent.applicant);
    const answers = [];
    for (const guid of [sent.step.guid, unsent.step.guid])
      for (const code of [right, '000000'])
        answers.push(await (await atCode(service, guid)).send('resumeValidateCell', { code }));
    expect(distinct(answers).size).toBe(1);
    expect(await owner.call('resumeValidateCell', { code: right })).toMatchObject({ status: 'success' });
  });
});
