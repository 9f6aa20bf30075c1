import { eq } from 'drizzle-orm';
import { acceptCodeOnce } from '../../../server/codes/guess';
import { codes } from '../../../server/db/schema';
import type { Db } from '../../../server/db/types';
import { saveAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { findRequest } from '../../../server/repositories/requests';
import { updateSession } from '../../../server/repositories/sessions';
import { startTestApp, type TestApp, type TestClient } from '../support';
import {
  abandoned,
  atCode,
  confirmIn,
  CURRENT,
  named,
  not,
  prefisso,
  reachable,
  sessionOf,
  smsCode,
  SUCCESS,
  WORN_OUT,
  WRONG,
} from './people';

// After the code tests of Ory Kratos and Keycloak: ways in which one-time codes have failed somewhere.
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const codesOf = (guid: string) => service.deps.db.select().from(codes).where(eq(codes.guid, guid));

interface Asked {
  readonly client: TestClient;
  readonly guid: string;
  readonly to: string;
  readonly send: () => Promise<{ readonly status: string }>;
  readonly url: string;
  readonly field: 'codice' | 'code';
  readonly rest: object;
}

const purposes: Readonly<Record<string, () => Promise<Asked>>> = {
  email: async () => {
    const { client, applicant, guid } = await named(service);
    const rest = { indirizzo: applicant.email };
    const send = () => client.call('validateEmail', rest);
    return {
      client,
      guid,
      to: applicant.email,
      send,
      url: '/wgt/validate/confermaemail',
      field: 'codice',
      rest,
    };
  },
  sms: async () => {
    const { client, applicant, guid } = await reachable(service);
    const rest = { numero: applicant.cellulare, prefisso };
    const send = () => client.call('validateCellulare', rest);
    const to = `${prefisso}${applicant.cellulare}`;
    return { client, guid, to, send, url: '/wgt/validate/confermacellulare', field: 'codice', rest };
  },
  resume: async () => {
    const { applicant, step } = await abandoned(service);
    const client = await atCode(service, step.guid);
    const send = () => client.call('resumeSendCell');
    const to = `${prefisso}${applicant.cellulare}`;
    return { client, guid: step.guid, to, send, url: '/wgt/resume/validate/cell', field: 'code', rest: {} };
  },
};

describe.each(Object.entries(purposes))('a code of the purpose %s', (purpose, prepare) => {
  const asked = async () => {
    const { client, url, field, rest, ...more } = await prepare();
    expect(await more.send()).toEqual(SUCCESS);
    const enter = (code?: string) =>
      client.inject({
        method: 'POST',
        url,
        payload: { ...rest, ...(code !== undefined && { [field]: code }) },
      });
    const code = () => service.lastCode(more.to);
    return { ...more, client, code, enter };
  };
  const rowOf = async (guid: string) => (await codesOf(guid)).find((one) => one.purpose === purpose);
  const eventsOf = async (guid: string) =>
    (await listAudit(service.deps.db, guid)).filter(({ details }) => details['purpose'] === purpose);

  it('[R7.3-03] [R7.3-05] is six digits in one message, hashed with a key, taken as pasted, and masked in the audit', async () => {
    const { enter, code, guid, to } = await asked();
    const right = await code();
    expect(right).toMatch(/^\d{6}$/);
    const channel = purpose === 'email' ? 'email' : 'sms';
    const text = expect.stringContaining(right) as string;
    expect((await service.outbox())[0]).toMatchObject({ recipient: to, channel, text });
    const row = await rowOf(guid);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(right);
    expect((await enter(` ${right.slice(0, 3)}-${right.slice(3)} `)).json()).toMatchObject(SUCCESS);
    expect((await rowOf(guid))?.hash).toBe(`used:${row?.hash}`);

    const entries = await eventsOf(guid);
    expect(entries.map(({ event }) => event)).toEqual(['code_sent', 'code_confirmed']);
    for (const { details } of entries) {
      const destination = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
      expect(details).toEqual({ channel, purpose, destination, mask: expect.stringMatching(/\*/) as string });
    }
  });

  it('[R5.2-04] [R6-02] is not taken after five that are missing, malformed or wrong, however right it is', async () => {
    const { enter, code, guid } = await asked();
    const right = await code();
    const said = [];
    for (const sent of [undefined, '', '12345', 'abcdef', not(right), right])
      said.push((await enter(sent)).json<{ message: string }>().message);
    const [MISSING, INVALID] = [
      'OTP è obbligatorio',
      purpose === 'resume' ? 'Il codice OTP non è valido' : 'OTP non è valido',
    ];
    expect(said).toEqual([MISSING, MISSING, INVALID, MISSING, WRONG.message, WORN_OUT.message]);
    expect((await eventsOf(guid)).map(({ event }) => event)).toEqual(['code_sent', 'code_worn_out']);
  });

  it('[R6-02] has one effect when it is entered twenty times at once, and each hears that it is right', async () => {
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
});

it('[R7.3-02] [R7.3-04] a component is pending while its code is on its way, and valid once it is confirmed', async () => {
  const { client, applicant } = await named(service);
  const email = async () => {
    const { widgets } = await client.call('onboardingNext', CURRENT);
    const { components = [] } = widgets.find(({ name }) => name === 'email') ?? {};
    return components.flatMap(({ value, status }) => [value, status]);
  };
  const indirizzo = applicant.email;
  await client.call('validateEmail', { indirizzo });
  expect(await email()).toEqual([indirizzo, '', '', 'pending']);
  await client.call('confermaEmail', { indirizzo, codice: await service.lastCode(indirizzo) });
  expect(await email()).toEqual([indirizzo, '', 'true', 'valid']);
});

describe('the code of something else', () => {
  it('[R6-02] of an earlier address is dead, in whichever session it was asked for', async () => {
    const one = await named(service);
    const two = await named(service);
    await updateSession(service.deps.db, (await sessionOf(service, two.client)).id, { guid: one.guid });
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
    // The result of two calls that cross: the code went to one address, another was stored last.
    const told = [{ widget: 'email', component: 'email', value: 'victim@example.it' }];
    await saveAnswers(service.deps.db, guid, 'contact-info', told, service.clock.now());
    expect(await client.call('confermaEmail', { indirizzo: applicant.email, codice })).toMatchObject(WRONG);
    expect((await findRequest(service.deps.db, guid))?.emailConfirmedAt).toBeNull();
  });

  it('[R6-02] unlocks no request that the session has located in the meantime', async () => {
    const mine = await abandoned(service);
    const theirs = await abandoned(service);
    const client = await atCode(service, mine.step.guid);
    await client.call('resumeSendCell');
    const before = await sessionOf(service, client);
    const sent = await smsCode(service, mine.applicant);
    await client.call('resumeStart', { guid: theirs.step.guid });
    await expect(confirmIn(service.deps, before, sent)).rejects.toThrow(WRONG.message);
    expect((await sessionOf(service, client)).resumeProof).toBeNull();
  });
});

describe('wrong guesses', () => {
  const emailCode = async () => {
    const { client, applicant, guid } = await named(service);
    const indirizzo = applicant.email;
    await client.call('validateEmail', { indirizzo });
    const right = await service.lastCode(indirizzo);
    const enter = (codice: string) => client.call('confermaEmail', { indirizzo, codice });
    const wrongAtOnce = async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => enter(not(right))));
      return answers.map(({ message }) => message).sort();
    };
    return { guid, right, enter, wrongAtOnce };
  };

  it('[R6-02] sent at once count one by one: five, and no right one after them', async () => {
    const { right, enter, wrongAtOnce } = await emailCode();
    const five = Array<string>(5).fill(WRONG.message);
    expect(await wrongAtOnce(9)).toEqual([...Array<string>(4).fill(WORN_OUT.message), ...five]);
    expect(await enter(right)).toMatchObject(WORN_OUT);
    const other = await emailCode();
    expect(await other.wrongAtOnce(4)).toEqual(five.slice(1));
    expect(await other.enter(other.right)).toEqual(SUCCESS);
  });

  it('[R6-02] have counted by the time that anything is known of them, though the process ends', async () => {
    const { guid, right } = await emailCode();
    const { db } = service.deps;
    const [key] = await codesOf(guid);
    if (!key) throw new Error('No code was stored');
    const dying = Object.assign(Object.create(db) as typeof db, {
      transaction: async (work: (tx: Db) => Promise<unknown>) => {
        await db.transaction(work);
        throw new Error('The process is gone');
      },
    });
    for (const [before, sent] of [not(right), '', '12345', not(right)].entries()) {
      const guess = { key, target: key.target, sent };
      const taken = acceptCodeOnce({ ...service.deps, db: dying }, guess, () => Promise.resolve());
      await expect(taken).rejects.toThrow('The process is gone');
      expect((await codesOf(guid))[0]?.guesses).toBe(before + 1);
    }
  });
});
