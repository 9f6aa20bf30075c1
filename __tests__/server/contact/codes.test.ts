import { findCode } from '../../../server/repositories/codes';
import {
  begin,
  introduce,
  newApplicant,
  startTestApp,
  type Applicant,
  type TestApp,
  type TestClient,
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const WRONG = { status: 'bad_request', message: 'Il codice OTP che hai inserito non è valido.' };
const SUCCESS = { status: 'success' };
const prefisso = '+39';
const PHONE = { numero: '', prefisso };

interface Visit {
  readonly client: TestClient;
  readonly applicant: Applicant;
  readonly guid: string;
}

/** Somebody whose names are known, and nothing else. */
const named = async (): Promise<Visit> => {
  const client = await begin(service);
  const applicant = newApplicant();
  const { nome, cognome, cf } = applicant;
  await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
  const { guid } = await client.call('onboardingNext', { number: null, widgets: [] });
  return { client, applicant, guid };
};

/** … and the e-mail is confirmed. */
const reachable = async (): Promise<Visit> => {
  const visit = await named();
  const { email } = visit.applicant;
  await visit.client.call('validateEmail', { indirizzo: email });
  await visit.client.call('confermaEmail', { indirizzo: email, codice: await service.lastCode(email) });
  return visit;
};

/** The code that is not the one. */
const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The same journey by either channel. */
const channels = [
  {
    name: 'the e-mail code',
    row: '[R7.3-02] [R7.3-03]',
    start: named,
    purpose: 'email' as const,
    target: ({ email }: Applicant) => email,
    send: ({ client, applicant }: Visit) => client.call('validateEmail', { indirizzo: applicant.email }),
    confirm: ({ client, applicant }: Visit, codice: string) =>
      client.call('confermaEmail', { indirizzo: applicant.email, codice }),
    flag: ['email', 'validateEmail'],
  },
  {
    name: 'the SMS code',
    row: '[R7.3-04] [R7.3-05]',
    start: reachable,
    purpose: 'sms' as const,
    target: ({ cellulare }: Applicant) => `${prefisso}${cellulare}`,
    send: ({ client, applicant }: Visit) =>
      client.call('validateCellulare', { ...PHONE, numero: applicant.cellulare }),
    confirm: ({ client, applicant }: Visit, codice: string) =>
      client.call('confermaCellulare', { ...PHONE, numero: applicant.cellulare, codice }),
    flag: ['cellulare', 'otpCellulare'],
  },
];

describe.each(channels)('$name', ({ row, start, send, confirm, target, purpose, flag }) => {
  const codeTo = (visit: Visit) => service.lastCode(target(visit.applicant));
  const component = async ({ client }: Visit) => {
    const { widgets } = await client.call('onboardingNext', { number: null, widgets: [] });
    return widgets.find(({ name }) => name === flag[0])?.components.find(({ name }) => name === flag[1]);
  };

  it(`${row} is six digits, in one message, and confirms`, async () => {
    const visit = await start();
    expect(await send(visit)).toEqual(SUCCESS);
    const code = await codeTo(visit);
    expect(code).toMatch(/^\d{6}$/);
    const [message] = await service.outbox();
    expect(message).toMatchObject({
      recipient: target(visit.applicant),
      text: expect.stringContaining(code),
    });
    expect(await component(visit)).toMatchObject({ value: '', status: 'pending' });
    expect(await confirm(visit, code)).toEqual(SUCCESS);
    expect(await component(visit)).toMatchObject({ value: 'true', status: 'valid' });
  });

  it(`${row} is taken as pasted, with a blank or a dash`, async () => {
    const visit = await start();
    await send(visit);
    const code = await codeTo(visit);
    expect(await confirm(visit, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toEqual(SUCCESS);
  });

  it(`${row} is refused when it is wrong, and good after that`, async () => {
    const visit = await start();
    await send(visit);
    const code = await codeTo(visit);
    expect(await confirm(visit, not(code))).toMatchObject(WRONG);
    expect(await confirm(visit, '')).toMatchObject({ status: 'bad_request', message: 'OTP è obbligatorio' });
    expect(await confirm(visit, '12345')).toMatchObject({
      status: 'bad_request',
      message: 'Il codice OTP non è valido',
    });
    expect(await component(visit)).toMatchObject({ value: '', status: 'pending' });
    expect(await confirm(visit, code)).toEqual(SUCCESS);
  });

  it(`${row} takes no more than five guesses sent at once`, async () => {
    const visit = await start();
    await send(visit);
    const code = await codeTo(visit);
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(visit, not(code))));
    expect(answers.filter((answer) => answer.message === WRONG.message)).toHaveLength(5);
    const { app, client } = { app: service.deps, client: visit.client };
    expect(client.cookies.size).toBe(1);
    const rows = await app.db.query.codes.findMany({ where: (codes, { eq }) => eq(codes.guid, visit.guid) });
    expect(rows.find((one) => one.purpose === purpose)?.guesses).toBe(5);
  });

  it(`${row} can be asked for again after a minute, and the old one is dead then`, async () => {
    const visit = await start();
    await send(visit);
    const old = await codeTo(visit);
    service.clock.pass({ seconds: 20 });
    expect(await send(visit)).toMatchObject({
      status: 'bad_request',
      message: 'Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra 40 secondi.',
    });
    service.clock.pass({ seconds: 40 });
    expect(await send(visit)).toEqual(SUCCESS);
    const fresh = await codeTo(visit);
    if (fresh !== old) expect(await confirm(visit, old)).toMatchObject(WRONG);
    expect(await confirm(visit, fresh)).toEqual(SUCCESS);
  });

  it(`${row} is kept as a keyed hash`, async () => {
    const visit = await start();
    await send(visit);
    const code = await codeTo(visit);
    const rows = await service.deps.db.query.codes.findMany({
      where: (codes, { eq }) => eq(codes.guid, visit.guid),
    });
    const row = rows.find((one) => one.purpose === purpose);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    const key = { guid: visit.guid, purpose, sessionId: row?.sessionId ?? '' };
    await confirm(visit, code);
    expect((await findCode(service.deps.db, key))?.hash).toBe(`used:${row?.hash}`);
  });
});

describe('the order and the address of the codes', () => {
  it('[R7.3-04] [R7.3-05] a mobile number gets its code by SMS, and is confirmed by that code alone', async () => {
    const { client, applicant } = await reachable();
    const number = { ...PHONE, numero: applicant.cellulare };
    await client.call('validateCellulare', number);
    const [message] = await service.outbox();
    expect(message).toMatchObject({ channel: 'sms', recipient: `${prefisso}${applicant.cellulare}` });
    const code = message?.code ?? '';
    expect(await client.call('confermaCellulare', { ...number, codice: not(code) })).toMatchObject(WRONG);
    expect(await client.call('confermaCellulare', { ...number, codice: code })).toEqual(SUCCESS);
  });

  it('[R7.3-03] refuses the code of one address for another', async () => {
    const { client, applicant } = await named();
    await client.call('validateEmail', { indirizzo: applicant.email });
    const codice = await service.lastCode(applicant.email);
    expect(await client.call('confermaEmail', { indirizzo: 'altra@example.it', codice })).toMatchObject(
      WRONG,
    );
  });

  it('[R7.3-02] lets a mistyped address be mended at once, and its code is dead then', async () => {
    const { client, applicant } = await named();
    await client.call('validateEmail', { indirizzo: 'mistyped@example.it' });
    const old = await service.lastCode('mistyped@example.it');
    expect(await client.call('validateEmail', { indirizzo: applicant.email })).toEqual(SUCCESS);
    expect(
      await client.call('confermaEmail', { indirizzo: 'mistyped@example.it', codice: old }),
    ).toMatchObject(WRONG);
    const codice = await service.lastCode(applicant.email);
    expect(await client.call('confermaEmail', { indirizzo: applicant.email, codice })).toEqual(SUCCESS);
  });

  it('[R7.3-02] takes back the confirmation when the address changes', async () => {
    const { client } = await reachable();
    await client.call('validateEmail', { indirizzo: 'nuova@example.it' });
    expect(await client.call('validateCellulare', { numero: '3331112223', prefisso })).toMatchObject({
      status: 'bad_request',
      message: 'Conferma prima il tuo indirizzo e-mail.',
    });
  });

  it('[R4.3-01] asks for the names before the e-mail, the e-mail before the phone, the phone before the password', async () => {
    const client = await begin(service);
    const numero = '3331112224';
    expect(await client.call('validateEmail', { indirizzo: 'a@example.it' })).toMatchObject({
      message: 'Inserisci prima i tuoi dati.',
    });
    const { client: other, applicant } = await named();
    expect(await other.call('validateCellulare', { numero, prefisso })).toMatchObject({
      message: 'Conferma prima il tuo indirizzo e-mail.',
    });
    const { password } = applicant;
    expect(await other.call('createPassword', { password, confermaPassword: password })).toMatchObject({
      message: 'Conferma prima il tuo numero di cellulare.',
    });
  });

  it('are refused once the contact step is left', async () => {
    const { client, applicant } = await named();
    await introduce(service, client, { ...applicant });
    const { number, widgets } = await client.call('onboardingNext', { number: null, widgets: [] });
    expect((await client.call('onboardingNext', { number, widgets })).name).toBe('Dati personali');
    service.clock.pass({ minutes: 2 });
    expect(await client.call('validateEmail', { indirizzo: 'nuova@example.it' })).toMatchObject({
      status: 'bad_request',
      message: expect.stringContaining('Hai già completato'),
    });
  });
});
