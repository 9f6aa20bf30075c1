import { verify } from '@node-rs/argon2';
import { checkCharacter } from '../../../src/contract/taxCode';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { ResponseOf } from '../../../src/contract/wire';
import type { Request } from '../../../server/db/schema';
import { insertRequest } from '../../../server/repositories/requests';
import { newId } from '../../../server/session/token';
import { begin, introduce, newApplicant, startTestApp, walkTo, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const check = ({ nome, cognome, cf }: { nome: string; cognome: string; cf: string }) => ({
  nome,
  cognome,
  codiceFiscale: cf,
  intestatari: 1,
});
const known = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01F205X' };

const withCheck = (first15: string): string => first15 + checkCharacter(first15);

describe('the check of a tax code with its names', () => {
  it.each([
    ['as it stands', known],
    ['in small letters with blanks', { ...known, cf: ' rssmra80a01 f205x' }],
    ['in lower case, with blanks', { ...known, cf: ' rss mra 80a01 f205x ' }],
    ['with digits replaced for a namesake', { ...known, cf: withCheck('RSSMRA80A01F20R') }],
    [
      'with accents and apostrophes',
      { nome: 'Nicolò', cognome: "D'Amico", cf: withCheck('DMCNCL80A01F205') },
    ],
  ])('[R7.3-01] accepts one %s', async (_, person) => {
    expect(await service.client().call('validateCodiceFiscale', person)).toEqual({ status: 'success' });
  });
});

describe('the check of the customer', () => {
  it('[R7.4-02] knows nothing of somebody new, and records the names', async () => {
    const client = await begin(service);
    const applicant = newApplicant();
    const answer = await client.call('checkCustomerInfo', check({ ...applicant, nome: ' GIULIA ' }));
    expect(answer).toEqual({ status: 'success', data: { stato: '', cellulare: '' } });
    const { widgets } = await client.call('onboardingNext', { number: null, widgets: [] });
    const names = widgets.find(({ name }) => name === 'anagrafica')?.components.map(({ value }) => value);
    expect(names).toEqual(['Giulia', "D'Angelo", applicant.cf]);
  });

  /** How somebody stands who has requests in these states and steps, the one touched last at the end. */
  const standing = async (...requests: readonly (readonly [Request['state'], DataStepSlug | 'thanks'])[]) => {
    const applicant = newApplicant();
    for (const [state, step] of requests) {
      service.clock.pass({ seconds: 1 });
      const now = service.clock.now();
      await insertRequest(service.deps.db, {
        guid: newId(),
        contactId: newId(),
        productCode: 'DITTA_INDIVIDUALE',
        step,
        state,
        cf: applicant.cf,
        email: applicant.email,
        phone: applicant.cellulare,
        emailConfirmedAt: now,
        phoneConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
        completedAt: state === 'open' ? null : now,
        acceptedHash: '',
        returnedAt: null,
      });
    }
    const client = await begin(service);
    const answer = await client.send('checkCustomerInfo', check(applicant));
    expect(answer.body).not.toContain(applicant.cellulare);
    const masked = `*******${applicant.cellulare.slice(-3)}`;
    const { stato, cellulare } = answer.json<ResponseOf<'checkCustomerInfo'>>().data;
    expect(['', masked]).toContain(cellulare);
    return [stato, cellulare !== ''];
  };

  it.each([
    ['A', 'open', 'company-info', true],
    ['A', 'open', 'identification', true],
    ['F', 'open', 'contract', true],
    ['P', 'completed', 'thanks', false],
    ['K', 'document_ko', 'thanks', true],
    ['T', 'concluded', 'thanks', false],
  ] as const)(
    '[R7.4-02] [R4.2-01] [R4.2-02] answers %s where the one request is %s at %s, with the masked phone: %s',
    async (stato, state, step, resumes) => {
      expect(await standing([state, step])).toEqual([stato, resumes]);
    },
  );

  it('[R7.4-02] [R4.2-01] [R4.2-02] answers K before T before P before F before A, whichever was touched last', async () => {
    const all = [
      ['document_ko', 'thanks', 'K'],
      ['concluded', 'thanks', 'T'],
      ['completed', 'thanks', 'P'],
      ['open', 'contract', 'F'],
      ['open', 'card', 'A'],
    ] as const;
    for (const [place, [, , stato]] of all.entries()) {
      const rest = all.slice(place).map(([state, step]) => [state, step] as const);
      expect((await standing(...rest))[0]).toBe(stato);
      expect((await standing(...rest.reverse()))[0]).toBe(stato);
    }
  });

  it('[R7.4-02] [R4.2-01] resumes what it answers with: for F the request at the signature', async () => {
    const { applicant, step } = await walkTo(service, 'contract');
    const client = await begin(service);
    expect((await client.call('checkCustomerInfo', check(applicant))).data.stato).toBe('F');
    await client.call('contactSendCell');
    const code = await service.lastCode(`+39${applicant.cellulare}`);
    await client.call('contactValidateCell', { code });
    expect(await client.call('resume')).toMatchObject({ guid: step.guid, name: 'Firma il contratto' });
  });

  it('[R7.4-02] does not count a request whose phone was never confirmed, nor its own', async () => {
    const applicant = newApplicant();
    const first = await begin(service);
    await first.call('checkCustomerInfo', check(applicant));
    const second = await begin(service);
    expect((await second.call('checkCustomerInfo', check(applicant))).data.stato).toBe('');
    await introduce(service, second, applicant);
    expect((await second.call('checkCustomerInfo', check(applicant))).data.stato).toBe('');
  });

  it('[R7.4-02] refuses a tax code that is not theirs, more holders than one, and a browser without a session', async () => {
    const client = await begin(service);
    const applicant = newApplicant();
    expect(await client.call('checkCustomerInfo', check({ ...applicant, cognome: 'Verdi' }))).toMatchObject({
      status: 'bad_request',
      message: expect.stringMatching(/^Il codice fiscale non corrisponde al cognome inserito: /) as string,
    });
    expect((await client.send('checkCustomerInfo', { ...check(applicant), intestatari: 2 })).statusCode).toBe(
      400,
    );
    expect((await service.client().send('checkCustomerInfo', check(applicant))).statusCode).toBe(401);
  });
});

describe('the customer info', () => {
  it("[R7.4-01] answers the session's own request", async () => {
    const { client, applicant } = await walkTo(service, 'address-info');
    const answer = await client.call('customerInfo', { provider: 'apertura' });
    expect(answer).toEqual({
      status: 'success',
      customerInfo: {
        productCustomer: {
          nome: applicant.nome,
          cognome: applicant.cognome,
          codiceFiscale: applicant.cf,
          email: applicant.email,
          cellulare: applicant.cellulare,
          pec: '',
          telefonoAziendale: '',
        },
      },
    });
  });

  it('[R7.4-01] [R2.6-02] knows PEC and business phone from a request that the same phone concluded', async () => {
    const { applicant } = await walkTo(service, 'thanks');
    service.clock.pass({ minutes: 2 });
    const { client, step } = await walkTo(service, 'company-info', applicant);
    const answer = await client.call('customerInfo', { provider: 'apertura' });
    expect(answer.customerInfo.productCustomer).toMatchObject({
      pec: 'giulia@pec.example.it',
      telefonoAziendale: '0212345678',
    });
    const { number } = step;
    const sent = await client.call('onboardingNext', { number, widgets: step.widgets });
    const phone = sent.widgets
      .find(({ name }) => name === 'contattiAzienda')
      ?.components.find(({ name }) => name === 'telefonoAziendale');
    expect(phone?.errorMessage).toEqual([]);
  });

  it('[R7.4-01] tells nothing of it to another phone', async () => {
    const { applicant } = await walkTo(service, 'thanks');
    const { client } = await walkTo(service, 'address-info', { ...applicant, cellulare: '3390000001' });
    const { productCustomer } = (await client.call('customerInfo', { provider: 'apertura' })).customerInfo;
    expect([productCustomer.pec, productCustomer.telefonoAziendale]).toEqual(['', '']);
  });

  it('[R7.4-01] refuses a browser without a session', async () => {
    const response = await service.client().send('customerInfo', { provider: 'apertura' });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      expect.objectContaining({ status: 'bad_request' }),
    ]);
  });
});

describe('the password', () => {
  it('[R7.4-03] is kept as argon2id alone, and its component says that there is one', async () => {
    const client = await begin(service);
    const applicant = newApplicant();
    await introduce(service, client, applicant);
    const { guid, widgets } = await client.call('onboardingNext', { number: null, widgets: [] });
    const stored = await service.deps.db.query.credentials.findFirst({
      where: (row, { eq }) => eq(row.guid, guid),
    });
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(stored?.passwordHash ?? '', applicant.password)).toBe(true);
    expect(await verify(stored?.passwordHash ?? '', `${applicant.password}x`)).toBe(false);
    const components = widgets.find(({ name }) => name === 'credenziali')?.components;
    expect(components?.map(({ value, status }) => [value, status])).toEqual([
      ['', 'valid'],
      ['', ''],
    ]);
  });
});
