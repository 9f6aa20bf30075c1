import { endpointOf } from '../../../src/contract/endpoints';
import { begin, newApplicant, startTestApp, type TestApp, type TestClient } from '../support';
import {
  abandoned,
  abandonedNow,
  atCode,
  check,
  named,
  not,
  prefisso,
  reachable,
  RESEND,
  smsCode,
  SUCCESS,
  tooSoonElsewhere,
  WRONG,
} from './people';

// Two processes of one service: what is counted by one binds the other.
let service: TestApp;
let replica: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const { database, clock } = service;
  replica = await startTestApp({ database, clock });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

/** In turn, so that what one counts is needed by the other. */
const inTurnOf = (turn: number): TestApp => (turn % 2 ? replica : service);
const tooMany = (wait: string) => ({
  status: 'bad_request',
  message: `Hai richiesto troppi codici. Potrai richiederne uno nuovo tra ${wait}.`,
});
const guess = async (client: TestClient, times: number, code = '000000'): Promise<(string | undefined)[]> => {
  const said = [];
  for (let made = 0; made < times; made += 1)
    said.push((await client.call('resumeValidateCell', { code })).message);
  return said;
};

describe('the codes that are sent to one destination', () => {
  it('[R6-02] are five an hour, over all requests, sessions and replicas', async () => {
    const { email } = newApplicant();
    const sent: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { client } = await named(inTurnOf(turn));
      const answer = await client.send('validateEmail', { indirizzo: email });
      sent.push(answer.statusCode);
      if (answer.statusCode === 429) {
        expect(answer.json()).toMatchObject(tooMany('55 minuti'));
        expect(Number(answer.headers['retry-after'])).toBe(3600 - 5 * 61);
      } else service.clock.pass(RESEND);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429, 429]);
    service.clock.pass({ minutes: 54 });
    const { client } = await named(service);
    expect(await client.call('validateEmail', { indirizzo: email })).toMatchObject(tooMany('55 secondi'));
    service.clock.pass({ seconds: 55 });
    expect(await client.call('validateEmail', { indirizzo: email })).toEqual(SUCCESS);
  });

  it('[R6-02] come a minute apart, and once if many are asked for together', async () => {
    const { email } = newApplicant();
    const visits = [];
    for (let made = 0; made < 9; made += 1) visits.push(await named(inTurnOf(made)));
    const answers = await Promise.all(
      visits.map(({ client }) => client.call('validateEmail', { indirizzo: email })),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    const { client } = await named(replica);
    const ask = (indirizzo: string) => client.call('validateEmail', { indirizzo });
    service.clock.pass({ seconds: 18 });
    expect(await ask(email)).toMatchObject(tooSoonElsewhere('42 secondi'));
    // A corrected address need not wait; the first one must, when entered again.
    expect(await ask(newApplicant().email)).toEqual(SUCCESS);
    service.clock.pass({ seconds: 41 });
    expect(await ask(email)).toMatchObject(tooSoonElsewhere('1 secondo'));
    service.clock.pass({ seconds: 1 });
    expect(await ask(email)).toEqual(SUCCESS);
  });

  it('[R6-02] are said to be no longer valid where an address is corrected back', async () => {
    const [first, second] = [newApplicant().email, newApplicant().email];
    const { client } = await named(service);
    const ask = (indirizzo: string) => client.call('validateEmail', { indirizzo });
    expect([await ask(first), await ask(second)]).toEqual([SUCCESS, SUCCESS]);
    service.clock.pass({ seconds: 18 });
    expect(await ask(first)).toMatchObject(tooSoonElsewhere('42 secondi'));
  });

  it('[R6-02] are eight a day for one network address', async () => {
    const { step } = await abandoned(service);
    const ask = async () => (await atCode(service, step.guid)).send('resumeSendCell');
    let sent = 0;
    for (let hour = 0; hour < 2; hour += 1) {
      for (let turn = 0; turn < 5; turn += 1) {
        sent += Number((await ask()).json<{ status: string }>().status === 'success');
        service.clock.pass(RESEND);
      }
      service.clock.pass({ minutes: 60, seconds: 1 });
    }
    expect(sent).toBe(8);
    const refused = await ask();
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining(tooMany('22 ore'))]);
    expect(Number(refused.headers['retry-after'])).toBe(22 * 3600 - 2 - 10 * 61);
    service.clock.pass({ minutes: 22 * 60 });
    expect((await ask()).statusCode).toBe(200);
  });

  it('[R6-02] do not keep the owner of a number from resuming, who was flooded by codes of new requests', async () => {
    const victim = await abandoned(service);
    for (let flood = 0; flood < 6; flood += 1) {
      const { client } = await reachable(service);
      await client.call('validateCellulare', { numero: victim.applicant.cellulare, prefisso });
      service.clock.pass(RESEND);
    }
    expect(await (await atCode(service, victim.step.guid)).call('resumeSendCell')).toEqual(SUCCESS);
  });

  it('[R6-02] by a stranger who knows name and tax code leave the owner two more of the five', async () => {
    const victim = await abandoned(service);
    const { cf, cellulare, email } = victim.applicant;
    const statuses: number[] = [];
    let stranger = service.client();
    for (let turn = 0; turn < 7; turn += 1) {
      stranger = await begin(inTurnOf(turn));
      await check(stranger, victim.applicant);
      statuses.push((await stranger.send('contactSendCell')).statusCode);
      await guess(stranger, 5);
      // The last call of the stranger is just before the owner's.
      if (turn < 6) service.clock.pass(RESEND);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
    // Link and form are hers even in a browser whose check has used up its share.
    const owner = stranger;
    await owner.call('contactNext', { cf, numCell: cellulare, prefCell: prefisso, mail: email });
    expect(await owner.call('contactSendCell')).toEqual(SUCCESS);
    const code = await smsCode(service, victim.applicant);
    expect(await owner.call('contactValidateCell', { code })).toMatchObject(SUCCESS);
    // Both doors together send no more than five.
    service.clock.pass(RESEND);
    const other = await atCode(service, victim.step.guid);
    expect(await other.call('resumeSendCell')).toEqual(SUCCESS);
    service.clock.pass(RESEND);
    expect((await other.send('resumeSendCell')).statusCode).toBe(429);
  });

  it('[R8-05] count where they left alone: a gateway that is down strands nobody', async () => {
    let down = true;
    let lost = '';
    const send: typeof service.deps.sms.send = async (message) => {
      if (!down) return service.deps.sms.send(message);
      lost = message.code ?? '';
      throw new Error('down');
    };
    const { database, clock } = service;
    const deaf = await startTestApp({ database, clock, deps: { sms: { send } } });
    const { step, applicant } = await abandoned(service);
    const client = await atCode(deaf, step.guid);
    for (let turn = 0; turn < 12; turn += 1)
      expect(await client.call('resumeSendCell')).toMatchObject({
        status: 'bad_request',
        message: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
      });
    expect(await client.call('resumeValidateCell', { code: lost })).toMatchObject(WRONG);
    down = false;
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
      service.clock.pass(RESEND);
    }
    expect((await client.send('resumeSendCell')).statusCode).toBe(429);
    const code = await smsCode(service, applicant);
    expect(await client.call('resumeValidateCell', { code })).toMatchObject(SUCCESS);
    await deaf.close();
  });
});

describe('the guesses', () => {
  it('[R6-02] of others do not lock the owner out, over all requests, phones, sessions and codes', async () => {
    const victim = await abandoned(service);
    const { nome, cognome, cf } = victim.applicant;
    const owner = await atCode(service, victim.step.guid);
    expect(await owner.call('resumeSendCell')).toEqual(SUCCESS);
    const code = await smsCode(service, victim.applicant);
    service.clock.pass(RESEND);
    for (let made = 0; made < 10; made += 1) {
      const own = await abandonedNow(inTurnOf(made), { ...newApplicant(), nome, cognome, cf });
      const stranger = await atCode(inTurnOf(made + 1), own.guid);
      const other = await atCode(service, victim.step.guid);
      for (const one of [stranger, other]) await one.send('resumeSendCell');
      await guess(stranger, 5);
      await guess(other, 5, not(code));
    }
    expect(await owner.call('resumeValidateCell', { code })).toMatchObject(SUCCESS);
  });

  it('[R6-02] are five for each code, and codes to one phone twenty a day, from any client', async () => {
    const { database, clock } = service;
    const proxied = await startTestApp({ database, clock, environment: { TRUST_PROXY: 'loopback' } });
    const { step } = await abandoned(service);
    const { method, path } = endpointOf('resumeSendCell');
    let sent = 0;
    let wrong = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const stranger = await atCode(proxied, step.guid);
      const headers = { 'x-forwarded-for': `192.0.2.${turn}` };
      const isSent = (await stranger.inject({ method, url: path, headers })).statusCode === 200;
      sent += Number(isSent);
      const said = await guess(stranger, 7);
      if (isSent) wrong += said.filter((message) => message === WRONG.message).length;
      clock.pass(RESEND);
    }
    expect([sent, wrong]).toEqual([20, 100]);
    await proxied.close();
  });
});
