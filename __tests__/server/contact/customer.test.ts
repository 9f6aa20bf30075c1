import { verify } from '@node-rs/argon2';
import { componentErrors } from '../../../src/contract/fieldErrors';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { ResponseOf } from '../../../src/contract/wire';
import type { Request } from '../../../server/db/schema';
import { findCredential } from '../../../server/repositories/credentials';
import { insertRequest } from '../../../server/repositories/requests';
import { newJourney } from '../../../server/session/journey';
import { newId } from '../../../server/session/token';
import { begin, introduce, newApplicant, startTestApp, walkTo, type TestApp } from '../support';
import { check, CURRENT, named, prefisso, reachable, smsCode, SUCCESS } from '../codes/people';
import { taxCodeForms } from '../../fixtures/taxCodeForms';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('the check of the customer', () => {
  it('[R7.4-02] has no data for a new person, and records the names', async () => {
    const client = await begin(service);
    const applicant = newApplicant();
    const answer = await check(client, { ...applicant, nome: ' GIULIA ' });
    expect(answer).toEqual({ status: 'success', data: { stato: '', cellulare: '' } });
    const { widgets } = await client.call('onboardingNext', CURRENT);
    const names = widgets.find(({ name }) => name === 'anagrafica')?.components.map(({ value }) => value);
    expect(names).toEqual(['Giulia', "D'Angelo", applicant.cf]);
  });

  const standing = async (...requests: readonly (readonly [Request['state'], DataStepSlug | 'thanks'])[]) => {
    const applicant = newApplicant();
    const forms = taxCodeForms(applicant.cf);
    let turn = 0;
    /** Another form of the code at each time: a person may have one with omocodia. */
    const anyForm = (): string => forms[(turn += 1) % forms.length] ?? '';
    for (const [state, step] of requests) {
      service.clock.pass({ seconds: 1 });
      const now = service.clock.now();
      await insertRequest(service.deps.db, {
        guid: newId(),
        contactId: newId(),
        productCode: 'DITTA_INDIVIDUALE',
        step,
        state,
        cf: anyForm(),
        email: applicant.email,
        phone: applicant.cellulare,
        emailConfirmedAt: now,
        phoneConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
        completedAt: state === 'open' ? null : now,
        acceptedHash: '',
        returnedAt: null,
        journey: newJourney(),
      });
    }
    const { nome, cognome } = applicant;
    const sent = { nome, cognome, codiceFiscale: anyForm(), intestatari: 1 } as const;
    const answer = await (await begin(service)).send('checkCustomerInfo', sent);
    expect(answer.body).not.toContain(applicant.cellulare);
    const { stato, cellulare } = answer.json<ResponseOf<'checkCustomerInfo'>>().data;
    expect(['', `*******${applicant.cellulare.slice(-3)}`]).toContain(cellulare);
    return [stato, cellulare !== ''];
  };

  it('[R7.4-02] [R4.2-01] [R4.2-02] answers K before T before P before F before A, with the masked phone of what is resumed', async () => {
    const all = [
      ['document_ko', 'thanks', 'K', true],
      ['concluded', 'thanks', 'T', false],
      ['completed', 'thanks', 'P', false],
      ['open', 'contract', 'F', true],
      ['open', 'card', 'A', true],
    ] as const;
    for (const [place, [state, step, stato, resumes]] of all.entries()) {
      const rest = all.slice(place).map(([one, at]) => [one, at] as const);
      expect(await standing([state, step])).toEqual([stato, resumes]);
      expect((await standing(...rest))[0]).toBe(stato);
      expect((await standing(...rest.reverse()))[0]).toBe(stato);
    }
  });

  it('[R7.4-02] [R4.2-01] resumes what it answers with: for F the request at the signature', async () => {
    const { applicant, step } = await walkTo(service, 'contract');
    const client = await begin(service);
    expect((await check(client, applicant)).data.stato).toBe('F');
    await client.call('contactSendCell');
    await client.call('contactValidateCell', { code: await smsCode(service, applicant) });
    expect(await client.call('resume')).toMatchObject({ guid: step.guid, name: 'Firma il contratto' });
  });

  it('[R7.4-02] does not count a request whose phone was never confirmed, nor its own', async () => {
    const { applicant } = await named(service);
    const client = await begin(service);
    expect((await check(client, applicant)).data.stato).toBe('');
    await introduce(service, client, applicant);
    expect((await check(client, applicant)).data.stato).toBe('');
  });
});

describe('the calls of the contact step', () => {
  const PREFIX_REFUSED: Readonly<Record<string, string>> = {
    '': 'Prefisso è obbligatorio',
    any: 'Il prefisso deve essere +39: serve un numero italiano',
  };
  const number = { numero: '3331112224', prefisso };
  const FIRST = { status: 'bad_request', message: 'Conferma prima il tuo indirizzo email.' };

  it('[R4.3-01] ask for the names before the e-mail, the e-mail before the phone, the phone before the password', async () => {
    const nobody = await begin(service);
    expect(await nobody.call('validateEmail', { indirizzo: 'a@example.it' })).toMatchObject({
      message: 'Inserisci prima i tuoi dati.',
    });
    const { client, applicant } = await named(service);
    expect(await client.call('validateCellulare', number)).toMatchObject(FIRST);
    const { password } = applicant;
    expect(await client.call('createPassword', { password, confermaPassword: password })).toMatchObject({
      message: 'Conferma prima il tuo numero di cellulare.',
    });
  });

  it.each(['', '+1', '39', '0039', '+390', 'IT'])(
    '[R7.3-04] [R7.3-05] refuse the prefix %j in words, before anything else is done',
    async (other) => {
      const { client, applicant } = await reachable(service);
      const { cellulare: numero } = applicant;
      await client.call('validateCellulare', { numero, prefisso });
      const codice = await smsCode(service, applicant);
      const before = (await service.outbox()).length;
      const said = { status: 'bad_request', message: PREFIX_REFUSED[other] ?? PREFIX_REFUSED['any'] };
      expect(await client.call('validateCellulare', { numero, prefisso: other })).toMatchObject(said);
      expect(await client.call('confermaCellulare', { numero, prefisso: other, codice })).toMatchObject(said);
      expect(await service.outbox()).toHaveLength(before);
      expect(await client.call('confermaCellulare', { numero, prefisso, codice })).toEqual(SUCCESS);
    },
  );

  it('[R7.3-02] take the confirmation back when the address changes', async () => {
    const { client } = await reachable(service);
    await client.call('validateEmail', { indirizzo: 'nuova@example.it' });
    expect(await client.call('validateCellulare', number)).toMatchObject(FIRST);
  });

  it('are refused once the step is left', async () => {
    const { client } = await walkTo(service, 'address-info');
    expect(await client.call('validateEmail', { indirizzo: 'nuova@example.it' })).toMatchObject({
      status: 'bad_request',
      message: expect.stringContaining('Hai già completato') as string,
    });
  });
});

describe('the customer info', () => {
  const info = { provider: 'apertura' };

  it("[R3.5-01] [R7.4-01] answers the session's own request", async () => {
    const { client, applicant } = await walkTo(service, 'address-info');
    const { nome, cognome, cf: codiceFiscale, email, cellulare } = applicant;
    const none = { pec: '', telefonoAziendale: '' };
    expect(await client.call('customerInfo', info)).toEqual({
      status: 'success',
      customerInfo: { productCustomer: { nome, cognome, codiceFiscale, email, cellulare, ...none } },
    });
  });

  it('[R7.4-01] [R2.6-02] knows PEC and business phone from a request that the same phone concluded, and no other', async () => {
    const { applicant } = await walkTo(service, 'thanks');
    service.clock.pass({ minutes: 2 });
    const known = { pec: 'giulia@pec.example.it', telefonoAziendale: '0212345678' };
    for (const [cellulare, told] of [
      [applicant.cellulare, known],
      ['3390000001', { pec: '', telefonoAziendale: '' }],
    ] as const) {
      const { client, step } = await walkTo(service, 'company-info', { ...applicant, cellulare });
      expect((await client.call('customerInfo', info)).customerInfo.productCustomer).toMatchObject(told);
      const { number, widgets } = step;
      const errors = componentErrors((await client.call('onboardingNext', { number, widgets })).widgets);
      expect('contattiAzienda.telefonoAziendale' in errors).toBe(told !== known);
    }
  });
});

it('[R7.4-03] the password is kept as argon2id alone, and its component says that there is one', async () => {
  const client = await begin(service);
  const applicant = newApplicant();
  await introduce(service, client, applicant);
  const { guid, widgets } = await client.call('onboardingNext', CURRENT);
  const { passwordHash = '' } = (await findCredential(service.deps.db, guid)) ?? {};
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(passwordHash, applicant.password)).toBe(true);
  expect(await verify(passwordHash, `${applicant.password}x`)).toBe(false);
  const components = widgets.find(({ name }) => name === 'credenziali')?.components;
  expect(components?.map(({ value, status }) => [value, status])).toEqual([
    ['', 'valid'],
    ['', ''],
  ]);
});
