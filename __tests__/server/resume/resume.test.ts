import { slugOf } from '../../../src/contract/steps/table';
import {
  newApplicant,
  passStep,
  begin,
  startTestApp,
  walkTo,
  type Applicant,
  type Journey,
  type TestApp,
  type TestClient,
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const SUCCESS = { status: 'success' };
const NO_MATCH = {
  status: 'bad_request',
  message: 'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova',
};
const NOT_FOUND = { status: 'bad_request', message: 'La pratica richiesta non è stata trovata' };
const WRONG = { status: 'bad_request', message: 'Il codice OTP che hai inserito non è valido.' };

const identity = ({ cf, cellulare, email }: Applicant) => ({
  cf,
  numCell: cellulare,
  prefCell: '+39',
  mail: email,
});
const codeOf = ({ cellulare }: Applicant) => service.lastCode(`+39${cellulare}`);
const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const masked = ({ cellulare }: Applicant): string => `*******${cellulare.slice(-3)}`;

/** A request in progress whose session is gone. */
const abandoned = async (): Promise<Journey> => {
  const journey = await walkTo(service, 'company-info');
  service.clock.pass({ minutes: 11 });
  return journey;
};

/** Every call that gives something of a request, as a browser that has not entered the code would try them. */
const giving = async (client: TestClient, guid: string) => [
  await client.send('contactList'),
  await client.send('contactResume', { guid }),
  await client.send('resume'),
  await client.send('resumeNext', { guid }),
  await client.send('paperworkList', { guid }),
  await client.send('contactContractList', { guid }),
  await client.send('signContractList', { guid }),
  await client.send('contactSendPdf', { guid }),
  await client.send('documentInfo', { guid }),
  await client.send('signDocument', { guid, barCode: '1', stampeId: '1' }),
  await client.send('updateDocumentsKo', {
    guid,
    barCodev: '',
    barCode1: '',
    barCode2: '',
    processAdditionalBarcodes: [],
  }),
];

describe('resume by identity', () => {
  it('[R7.5-01] [R4.4-01] starts at identify, and stays there until something is found', async () => {
    const client = service.client();
    expect(await client.call('contactStart', {})).toEqual({ ...SUCCESS, data: { name: 'identify' } });
    await client.call('contactNext', identity(newApplicant()));
    expect(await client.call('contactStart', {})).toEqual({ ...SUCCESS, data: { name: 'identify' } });
  });

  it('[R7.5-03] [R7.5-02] [R7.5-04] [R4.4-01] finds, sends the code to the phone on file, unlocks, lists and opens', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    const validate = { ...SUCCESS, data: { name: 'validate', cellulare: masked(applicant) } };
    expect(await client.call('contactNext', identity(applicant))).toEqual(validate);
    expect(await client.call('contactStart', {})).toEqual(validate);
    expect(await client.call('contactSendCell')).toEqual(SUCCESS);
    const code = await codeOf(applicant);
    expect(await client.call('contactValidateCell', { code: not(code) })).toMatchObject(WRONG);
    const list = { ...SUCCESS, data: { name: 'list', cellulare: masked(applicant) } };
    expect(await client.call('contactValidateCell', { code })).toEqual(list);
    expect(await client.call('contactStart', {})).toEqual(list);
    const { data } = await client.call('contactList');
    expect(data).toEqual([
      {
        nome: applicant.nome,
        cognome: applicant.cognome,
        prodotto: 'Conto business con carta',
        contactId: step.contactId,
        lastEdit: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        status: 'DA COMPLETARE',
        guid: step.guid,
        lastStep: 'Dati azienda',
        email: applicant.email,
        cell: applicant.cellulare,
      },
    ]);
    const opened = await client.call('contactResume', { guid: step.guid });
    expect(opened).toMatchObject({ ...SUCCESS, guid: step.guid, name: 'Dati azienda', number: 3 });
    expect((await passStep(service, client, applicant)).name).toBe('Autocertificazioni');
  });

  it('[R7.5-03] takes the identity as people type it', async () => {
    const { applicant } = await abandoned();
    const typed = {
      cf: applicant.cf.toLowerCase(),
      numCell: `${applicant.cellulare.slice(0, 3)} ${applicant.cellulare.slice(3)}`,
      prefCell: '+39',
      mail: ` ${applicant.email.toUpperCase()} `,
    };
    expect(await service.client().call('contactNext', typed)).toMatchObject({ data: { name: 'validate' } });
  });

  it('[R8-03] has one message whichever of the three does not match, and sends nothing', async () => {
    const { applicant } = await abandoned();
    const good = identity(applicant);
    const before = (await service.outbox()).length;
    for (const change of [
      { cf: newApplicant().cf },
      { numCell: '3339999999' },
      { mail: 'altra@example.it' },
    ]) {
      const client = service.client();
      expect(await client.call('contactNext', { ...good, ...change })).toEqual({
        ...NO_MATCH,
        supportCode: expect.any(String),
      });
      expect(await client.call('contactSendCell')).toMatchObject(NOT_FOUND);
    }
    expect(await service.outbox()).toHaveLength(before);
  });

  it.each([
    [{ cf: '', numCell: '', mail: '' }, 'Codice fiscale è obbligatorio'],
    [{ mail: 'a@b' }, 'Email non è valido'],
    [{ numCell: '12' }, 'Numero cellulare non è valido'],
  ])(
    '[R7.5-03] refuses an identity that cannot be one by the message of its field: %j',
    async (change, message) => {
      const { applicant } = await abandoned();
      const sent = { ...identity(applicant), ...change };
      expect(await service.client().call('contactNext', sent)).toMatchObject({
        status: 'bad_request',
        message,
      });
    },
  );

  it('[R7.5-05] lists all requests of the identity, the last touched first, and nobody else’s', async () => {
    const first = await walkTo(service, 'thanks');
    service.clock.pass({ minutes: 2 });
    const second = await walkTo(service, 'card', first.applicant);
    await abandoned();
    const client = service.client();
    await client.call('contactNext', identity(first.applicant));
    await client.call('contactSendCell');
    await client.call('contactValidateCell', { code: await codeOf(first.applicant) });
    const { data } = await client.call('contactList');
    expect(data.map(({ guid, status, lastStep }) => [guid, status, lastStep])).toEqual([
      [second.step.guid, 'DA COMPLETARE', 'Carta'],
      [first.step.guid, 'IN LAVORAZIONE', 'Richiesta completata'],
    ]);
    expect((await client.call('contactResume', { guid: first.step.guid })).name).toBe('Richiesta completata');
    expect((await client.call('resumeNext', { guid: second.step.guid })).name).toBe('Carta');
  });

  it('[R4.2-01] goes on from the start-or-resume decision with a code to the phone on file', async () => {
    const { applicant, step } = await abandoned();
    const client = await begin(service);
    const { nome, cognome, cf } = applicant;
    await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
    expect(await client.call('contactStart', {})).toMatchObject({ data: { name: 'validate' } });
    expect(await client.call('contactSendCell')).toEqual(SUCCESS);
    expect(await client.call('contactValidateCell', { code: await codeOf(applicant) })).toMatchObject(
      SUCCESS,
    );
    expect((await client.call('resume')).guid).toBe(step.guid);
  });
});

describe('resume by link', () => {
  it('[R7.5-09] [R7.5-10] [R7.5-11] [R7.5-12] [R4.4-02] starts, sends, verifies and opens where it was left', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    expect(await client.call('resumeStart', { guid: step.guid })).toEqual({
      ...SUCCESS,
      data: { name: 'validate', cellulare: masked(applicant) },
    });
    expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
    const code = await codeOf(applicant);
    expect(await client.call('resumeValidateCell', { code })).toMatchObject({ data: { name: 'list' } });
    const opened = await client.call('resume');
    expect([opened.guid, slugOf(opened.name)]).toEqual([step.guid, 'company-info']);
    expect((await client.call('onboardingNext', { number: null, widgets: [] })).guid).toBe(step.guid);
  });

  it('[R7.9-06] [R7.9-07] [R7.9-05] does the same by the calls without known paths', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: step.guid });
    expect(await client.call('otpResend')).toEqual(SUCCESS);
    expect(await client.call('otpResend')).toMatchObject({
      message: expect.stringContaining('tra 60 secondi'),
    });
    const code = await codeOf(applicant);
    expect(await client.call('otpVerify', { code: not(code) })).toMatchObject(WRONG);
    expect(await client.call('otpVerify', { code })).toMatchObject({ data: { name: 'list' } });
    expect(await client.call('resumeNext', { guid: step.guid })).toMatchObject({
      ...SUCCESS,
      guid: step.guid,
    });
  });

  it('[R7.5-01] may be started by the contact call with a guid', async () => {
    const { step } = await abandoned();
    expect(await service.client().call('contactStart', { guid: step.guid })).toMatchObject({
      data: { name: 'validate' },
    });
  });

  it('[R8-02] knows no request of an unknown guid, nor of one without a confirmed phone', async () => {
    const fresh = await begin(service);
    const { guid } = await fresh.call('onboardingNext', { number: null, widgets: [] });
    for (const name of ['resumeStart', 'contactStart'] as const) {
      expect(await service.client().call(name, { guid })).toMatchObject(NOT_FOUND);
      expect(await service.client().call(name, { guid: 'unknown' })).toMatchObject(NOT_FOUND);
    }
    expect(await service.client().call('resumeSendCell')).toMatchObject(NOT_FOUND);
    expect(await service.client().call('resumeValidateCell', { code: '000000' })).toMatchObject(NOT_FOUND);
  });
});

it.each(['../x', ' <script>', '', '%', 'à'.repeat(2000)])(
  '[R8-02] a damaged link finds no request: %.20s',
  async (guid) => {
    for (const name of ['resumeStart', 'contactStart'] as const) {
      expect(await service.client().call(name, { guid })).toMatchObject(NOT_FOUND);
    }
    expect((await service.client().send('resumeStart', { guid: `${guid}${'x'.repeat(2001)}` })).statusCode).toBe(400); // prettier-ignore
  },
);

describe('the time until another code', () => {
  const located = async () => {
    const journey = await abandoned();
    const client = service.client();
    const { guid } = journey.step;
    const start = async () => (await client.call('resumeStart', { guid })).data;
    await start();
    return { ...journey, client, start, code: () => codeOf(journey.applicant) };
  };

  it('[R7.5-09] [R2.4-07] is not told before a code was sent, then counts down to 0 while the code lives', async () => {
    const { client, start } = await located();
    expect(await start()).not.toHaveProperty('resendIn');
    await client.call('resumeSendCell');
    expect(await start()).toMatchObject({ name: 'validate', resendIn: 60 });
    service.clock.pass({ seconds: 20.5 });
    expect(await start()).toMatchObject({ resendIn: 40 });
    service.clock.pass({ seconds: 40 });
    expect((await client.call('contactStart', {})).data).toMatchObject({ resendIn: 0 });
    service.clock.pass({ minutes: 8 });
    expect(await start()).toMatchObject({ resendIn: 0 });
    service.clock.pass({ minutes: 2 });
    expect(await start()).not.toHaveProperty('resendIn');
  });

  it('[R7.5-10] is that of this session alone, and what it says is what a resend is held to', async () => {
    const { client, step, start } = await located();
    expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
    const other = service.client();
    expect((await other.call('resumeStart', { guid: step.guid })).data).not.toHaveProperty('resendIn');
    const { resendIn = 0 } = await start();
    service.clock.pass({ seconds: resendIn - 1 });
    expect((await client.call('resumeSendCell')).status).toBe('bad_request');
    service.clock.pass({ seconds: 1 });
    expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
    expect(await start()).toMatchObject({ resendIn: 60 });
  });

  it('[R7.5-11] is not told of a code that is worn out or could not be sent', async () => {
    const { client, start, code } = await located();
    expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
    service.clock.pass({ minutes: 1 });
    expect(await start()).toMatchObject({ resendIn: 0 });
    const wrong = not(await code());
    for (let guess = 0; guess < 5; guess += 1) await client.call('resumeValidateCell', { code: wrong });
    expect(await start()).not.toHaveProperty('resendIn');

    const deaf = await startTestApp({
      database: service.database,
      clock: service.clock,
      deps: { sms: { send: () => Promise.reject(new Error('no gateway')) } },
    });
    const { step } = await abandoned();
    const unlucky = deaf.client();
    await unlucky.call('resumeStart', { guid: step.guid });
    expect((await unlucky.call('resumeSendCell')).status).toBe('bad_request');
    expect((await unlucky.call('resumeStart', { guid: step.guid })).data).not.toHaveProperty('resendIn');
    await deaf.close();
  });
});

describe('before the code', () => {
  it('[R6-02] nothing is given, by identity or by link, located or not', async () => {
    const { applicant, step } = await abandoned();
    const byIdentity = service.client();
    await byIdentity.call('contactNext', identity(applicant));
    await byIdentity.call('contactSendCell');
    const byLink = service.client();
    await byLink.call('resumeStart', { guid: step.guid });
    await byLink.call('resumeSendCell');
    await byLink.call('resumeValidateCell', { code: not(await codeOf(applicant)) });
    for (const client of [byIdentity, byLink, service.client()]) {
      for (const response of await giving(client, step.guid)) {
        expect(response.json()).toMatchObject({ status: 'bad_request' });
        for (const secret of [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome]) {
          expect(response.body).not.toContain(secret);
        }
      }
    }
  });

  it('[R4.8-01] [R7.5-07] contact resume says that the user is not authorized', async () => {
    const { step } = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: step.guid });
    expect(await client.call('contactResume', { guid: step.guid })).toMatchObject({
      status: 'bad_request',
      message: 'user not authorized',
    });
  });

  it('[R6-02] the code of one request opens no other', async () => {
    const one = await abandoned();
    const two = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: one.step.guid });
    await client.call('resumeSendCell');
    const code = await codeOf(one.applicant);
    await client.call('resumeStart', { guid: two.step.guid });
    expect(await client.call('resumeValidateCell', { code })).toMatchObject(WRONG);
    await client.call('resumeStart', { guid: one.step.guid });
    await client.call('resumeValidateCell', { code });
    expect(await client.call('contactResume', { guid: two.step.guid })).toMatchObject({
      message: 'user not authorized',
    });
    await client.call('resumeStart', { guid: two.step.guid });
    expect(await client.call('contactResume', { guid: two.step.guid })).toMatchObject({
      message: 'user not authorized',
    });
  });

  it('[R6-02] a code asked for in one browser does nothing in another', async () => {
    const { applicant, step } = await abandoned();
    const asking = service.client();
    await asking.call('resumeStart', { guid: step.guid });
    await asking.call('resumeSendCell');
    const code = await codeOf(applicant);
    const other = service.client();
    await other.call('resumeStart', { guid: step.guid });
    expect(await other.call('resumeValidateCell', { code })).toMatchObject(WRONG);
    expect(await asking.call('resumeValidateCell', { code })).toMatchObject({ data: { name: 'list' } });
  });

  it('[R6-02] a phone gets five codes an hour, however many browsers ask', async () => {
    const { step } = await abandoned();
    const answers: string[] = [];
    for (let browser = 0; browser < 12; browser += 1) {
      const client = service.client();
      await client.call('resumeStart', { guid: step.guid });
      answers.push((await client.call('resumeSendCell')).status);
      service.clock.pass({ seconds: 61 });
    }
    expect(answers.filter((status) => status === 'success')).toHaveLength(5);
  });

  it('[R6-02] a token known before the code opens nothing once the new one has arrived', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: step.guid });
    await client.call('resumeSendCell');
    const before = client.cookies.get('apertura') ?? '';
    expect(before).not.toBe('');
    await client.call('resumeValidateCell', { code: await codeOf(applicant) });
    expect(client.cookies.get('apertura')).not.toBe(before);
    expect(await client.call('contactList')).toMatchObject({ ...SUCCESS, data: [{ guid: step.guid }] });
    const other = service.client();
    other.cookies.set('apertura', before);
    const refused = await other.send('contactList');
    expect(refused.statusCode).toBe(403);
    expect(refused.body).not.toContain(step.guid);
  });

  it('[R6-02] a token known before the code opens nothing even while the new one has not arrived', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: step.guid });
    await client.call('resumeSendCell');
    const before = client.cookies.get('apertura') ?? '';
    const code = await codeOf(applicant);
    await client.call('resumeValidateCell', { code });
    const thief = service.client();
    thief.cookies.set('apertura', before);
    for (const refused of await giving(thief, step.guid)) {
      expect(refused.json()).toMatchObject({ status: 'bad_request' });
      expect(refused.body).not.toContain(applicant.cf);
    }
    thief.cookies.set('apertura', before);
    expect(await thief.call('resumeValidateCell', { code: not(code) })).toMatchObject(WRONG);
    expect((await thief.send('contactList')).statusCode).toBe(403);
    // The owner, whose answer was lost, sends the same again.
    const lost = service.client();
    lost.cookies.set('apertura', before);
    expect(await lost.call('resumeValidateCell', { code })).toMatchObject({ data: { name: 'list' } });
    expect(await lost.call('contactList')).toMatchObject({ data: [{ guid: step.guid }] });
  });

  it('ends with the session', async () => {
    const { applicant, step } = await abandoned();
    const client = service.client();
    await client.call('resumeStart', { guid: step.guid });
    await client.call('resumeSendCell');
    await client.call('resumeValidateCell', { code: await codeOf(applicant) });
    service.clock.pass({ minutes: 11 });
    expect((await client.send('contactList')).statusCode).toBe(403);
  });
});
