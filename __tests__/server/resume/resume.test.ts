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
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const SUCCESS = { status: 'success' };
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
});

describe('before the code', () => {
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
});
