import { takeCode } from '../../../server/codes/guess';
import { hashToken } from '../../../server/session/token';
import { updateSession } from '../../../server/repositories/sessions';
import { confirmResumeCode } from '../../../server/resume/resume';
import { listAudit } from '../../../server/repositories/audit';
import { saveAnswers } from '../../../server/repositories/answers';
import { startTestApp, unlocked, type TestApp, type TestClient } from '../support';
import {
  abandoned,
  atCode,
  named,
  not,
  prefisso,
  reachable,
  smsCode,
  SUCCESS,
  WORN_OUT,
  WRONG,
} from './people';

// After the code tests of Ory Kratos and Keycloak: each is a way in which
// one-time codes have failed somewhere.
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const codesOf = (guid: string) =>
  service.deps.db.query.codes.findMany({ where: (codes, { eq }) => eq(codes.guid, guid) });
const sessionOf = async (client: TestClient) => {
  const tokenHash = hashToken(client.cookies.get('apertura') ?? '');
  const rows = await service.deps.db.query.sessions.findMany();
  const found = rows.find((row) => row.tokenHash === tokenHash);
  if (!found) throw new Error('No such session');
  return found;
};

/** A living code of each purpose, and how it is entered. */
const purposes = [
  {
    purpose: 'email',
    asked: async () => {
      const { client, applicant, guid } = await named(service);
      const indirizzo = applicant.email;
      const send = () => client.call('validateEmail', { indirizzo });
      await send();
      return {
        client,
        guid,
        send,
        code: () => service.lastCode(indirizzo),
        enter: (codice: string) => client.send('confermaEmail', { indirizzo, codice }),
        enterNothing: () => client.inject({ method: 'POST', url: '/wgt/validate/confermaemail', payload: { indirizzo } }),
      };
    },
  },
  {
    purpose: 'sms',
    asked: async () => {
      const { client, applicant, guid } = await reachable(service);
      const number = { numero: applicant.cellulare, prefisso };
      const send = () => client.call('validateCellulare', number);
      await send();
      return {
        client,
        guid,
        send,
        code: () => smsCode(service, applicant),
        enter: (codice: string) => client.send('confermaCellulare', { ...number, codice }),
        enterNothing: () => client.inject({ method: 'POST', url: '/wgt/validate/confermacellulare', payload: number }),
      };
    },
  },
  {
    purpose: 'resume',
    asked: async () => {
      const { applicant, step } = await abandoned(service);
      const client = await atCode(service, step.guid);
      const send = () => client.call('resumeSendCell');
      await send();
      return {
        client,
        guid: step.guid,
        send,
        code: () => smsCode(service, applicant),
        enter: (code: string) => client.send('resumeValidateCell', { code }),
        enterNothing: () => client.inject({ method: 'POST', url: '/wgt/resume/validate/cell', payload: {} }),
      };
    },
  },
] as const; // prettier-ignore

describe.each(purposes)('a code of the purpose $purpose', ({ purpose, asked }) => {
  const guessesOf = async (guid: string) =>
    (await codesOf(guid)).find((one) => one.purpose === purpose && !one.hash.startsWith('used:'))?.guesses;
  const eventsOf = async (guid: string) =>
    (await listAudit(service.deps.db, guid)).filter(({ details }) => details['purpose'] === purpose);

  it('[R6-02] is not taken any more after five wrong ones, however right it is', async () => {
    const { enter, code, guid } = await asked();
    const right = await code();
    for (let guess = 0; guess < 5; guess += 1) expect((await enter(not(right))).json()).toMatchObject(WRONG);
    expect((await enter(right)).json()).toMatchObject(WORN_OUT);
    expect((await eventsOf(guid)).map(({ event }) => event)).toEqual(['code_sent', 'code_worn_out']);
  });

  it('[R6-02] counts a missing, an empty and a malformed one as guesses, each refused by its field', async () => {
    const { enter, enterNothing, code, guid } = await asked();
    const right = await code();
    const said = [];
    for (const sent of [() => enterNothing(), () => enter(''), () => enter('12345'), () => enter('abcdef')])
      said.push((await sent()).json<{ message: string }>().message);
    const INVALID = 'Il codice OTP non è valido';
    expect(said).toEqual(['OTP è obbligatorio', 'OTP è obbligatorio', INVALID, 'OTP è obbligatorio']);
    expect(await guessesOf(guid)).toBe(4);
    expect((await enter('1234567')).json()).toMatchObject({ message: INVALID });
    expect((await enter(right)).json()).toMatchObject(WORN_OUT);
    expect((await eventsOf(guid)).at(-1)?.event).toBe('code_worn_out');
  });

  it('[R6-02] has one effect where it is entered twenty times at once, and every one is told that it is right', async () => {
    const { enter, code, guid, client } = await asked();
    const right = await code();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(right)));
    // Those that came after the first did not lose the token that it was given.
    const given = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'apertura'));
    const tokens = new Set(given.map(({ value }) => value));
    expect(tokens.size).toBe(1);
    for (const answer of answers) expect(answer.json()).toMatchObject(SUCCESS);
    const confirmed = (await eventsOf(guid)).filter(({ event }) => event === 'code_confirmed');
    expect(confirmed).toHaveLength(1);
    client.cookies.set('apertura', [...tokens][0] ?? '');
    expect((await client.call('productInfo')).status).toBe('success');
  });

  it('[R6-02] dies by the clock, and when another is sent', async () => {
    const { enter, send, code } = await asked();
    const first = await code();
    service.clock.pass({ minutes: 1 });
    expect(await send()).toEqual(SUCCESS);
    const second = await code();
    if (first !== second) expect((await enter(first)).json()).toMatchObject(WRONG);
    service.clock.pass({ minutes: 9, seconds: 59 });
    expect((await enter(not(second))).json()).toMatchObject(WRONG);
    service.clock.pass({ seconds: 1 });
    expect((await enter(second)).json()).toMatchObject({
      message: 'Il codice OTP è scaduto. Richiedine uno nuovo.',
    });
  });

  it('[R6-02] leaves in the audit where it went and that it was right, and nothing that could be used', async () => {
    const { enter, code, guid } = await asked();
    const right = await code();
    expect((await enter(right)).json()).toMatchObject(SUCCESS);
    const entries = await eventsOf(guid);
    expect(entries.map(({ event }) => event)).toEqual(['code_sent', 'code_confirmed']);
    const channel = purpose === 'email' ? 'email' : 'sms';
    for (const { details } of entries) {
      const destination = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
      expect(details).toEqual({ channel, purpose, destination, mask: expect.stringMatching(/\*/) as string });
    }
    expect(JSON.stringify(entries)).not.toContain(right);
  });
});

describe('the code of something else', () => {
  it('[R6-02] of an earlier address is dead, in whichever session it was asked for', async () => {
    const one = await named(service);
    const two = await named(service);
    await updateSession(service.deps.db, (await sessionOf(two.client)).id, { guid: one.guid });
    const mistyped = 'mistyped.one@example.it';
    await one.client.call('validateEmail', { indirizzo: mistyped });
    const codice = await service.lastCode(mistyped);
    await two.client.call('validateEmail', { indirizzo: one.applicant.email });
    expect(await one.client.call('confermaEmail', { indirizzo: mistyped, codice })).toMatchObject(WRONG);
    const rows = await codesOf(one.guid);
    expect(rows.map(({ hash }) => hash === '').sort()).toEqual([false, true]);
  });

  it('[R6-02] confirms no address but the one that the request holds', async () => {
    const { client, applicant, guid } = await named(service);
    await client.call('validateEmail', { indirizzo: applicant.email });
    const codice = await service.lastCode(applicant.email);
    // As two calls that cross leave it: the code went to one address, another was told last.
    const told = [{ widget: 'email', component: 'email', value: 'victim@example.it' }];
    await saveAnswers(service.deps.db, guid, 'contact-info', told, service.clock.now());
    expect(await client.call('confermaEmail', { indirizzo: applicant.email, codice })).toMatchObject(WRONG);
    const request = await service.deps.db.query.requests.findFirst({ where: (row, { eq }) => eq(row.guid, guid) });
    expect(request?.emailConfirmedAt).toBeNull();
  }); // prettier-ignore

  it('[R6-02] unlocks no request that the session has located in the meantime', async () => {
    const mine = await abandoned(service);
    const theirs = await abandoned(service);
    const client = await atCode(service, mine.step.guid);
    await client.call('resumeSendCell');
    const before = await sessionOf(client);
    const sent = await smsCode(service, mine.applicant);
    await client.call('resumeStart', { guid: theirs.step.guid });
    const rotate = () => Promise.reject(new Error('No new token'));
    // A call that read the session before it located the other.
    const crossing = confirmResumeCode(service.deps, before, {
      sent,
      isRepeat: false,
      rotate,
      again: () => undefined,
      proven: () => undefined,
    });
    await expect(crossing).rejects.toThrow(WRONG.message);
    expect((await sessionOf(client)).resumeProof).toBeNull();
  });
});

it('[R6-02] of right codes that are compared at the same time one is taken, with its effect', async () => {
  const { step, applicant } = await abandoned(service);
  const client = await atCode(service, step.guid);
  await client.call('resumeSendCell');
  const sent = await smsCode(service, applicant);
  const key = { guid: step.guid, purpose: 'resume' as const, sessionId: (await sessionOf(client)).id };
  const guess = { key, target: applicant.cellulare, sent };
  let effects = 0;
  const effect = async (): Promise<void> => {
    effects += 1;
  };
  const all = await Promise.all(Array.from({ length: 4 }, () => takeCode(service.deps, guess, effect)));
  expect(all.sort()).toEqual(['repeated', 'repeated', 'repeated', 'taken']);
  expect(effects).toBe(1);
});

it('[R6-02] the audit tells who was sent what and when, from the first code to the resume', async () => {
  const journey = await abandoned(service);
  const { guid } = journey.step;
  const client = await unlocked(service, journey);
  await client.call('resume');
  const entries = await listAudit(service.deps.db, guid);
  expect(entries.map(({ event }) => event)).toEqual([
    ...['code_sent', 'code_confirmed', 'code_sent', 'code_confirmed', 'password_created'],
    ...['code_sent', 'code_confirmed', 'resumed'],
  ]);
  expect(entries.map(({ at }) => at.getTime())).toEqual(entries.map(({ at }) => at.getTime()).sort());
  const { email, cellulare, cf } = journey.applicant;
  for (const secret of [email, cellulare, cf]) expect(JSON.stringify(entries)).not.toContain(secret);
});
