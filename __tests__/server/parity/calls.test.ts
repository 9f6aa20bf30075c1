import fc from 'fast-check';
import { normaliseValues } from '../../../src/contract/normalise';
import { codeSchema, identitySchema, mobileSchema, OTP_INVALID } from '../../../src/contract/rules/contact';
import { passwordSchema } from '../../../src/contract/rules/password';
import type { StepValues } from '../../../src/contract/steps/definition';
import { collectErrors } from '../../../src/contract/validate';
import type { Answer } from '../../../src/contract/wire';
import { validateGreeting } from '../../../src/screens/steps/contact-info/useGreetingForm';
import { CODE_EXPIRED, CODE_WORN_OUT } from '../../../server/codes/guess';
import { PROMO_ACCEPTED } from '../../../server/domain/promo';
import { checkTaxCode } from '../../../server/taxCode';
import { findAllAnswers } from '../../../server/repositories/answers';
import { CODE_WRONG, NO_MATCH } from '../../../src/contract/refusalTexts';
import { begin, introduce, newApplicant, startTestApp } from '../support';
import type { Applicant, TestApp, TestClient } from '../support';
import { check, CURRENT, prefisso } from '../codes/people';
import { flat, textFor, type Changes } from './support/fields';
import { everyHostile } from './support/hostile';
import { runs, TIMEOUT_MS } from './support/runs';

jest.setTimeout(TIMEOUT_MS);

const TODAY = '2026-11-20';
const UNKNOWN_PROMO = 'Il codice promo non esiste. Controlla di averlo scritto bene.';

let service: TestApp;
let applicant: Applicant;
let client: TestClient;
beforeAll(async () => {
  service = await startTestApp();
});
beforeEach(async () => {
  applicant = newApplicant();
  client = await begin(service);
  await introduce(service, client, applicant);
});
afterAll(() => service.close());

const held = async (): Promise<Changes> => {
  const { guid } = await client.call('onboardingNext', CURRENT);
  const answers = await findAllAnswers(service.deps.db, guid);
  return Object.fromEntries(answers.map(({ widget, component, value }) => [`${widget}.${component}`, value]));
};

const greeting = async (values: StepValues): Promise<Changes> => {
  const page = {
    anagrafica: { nome: 'Giulia', cognome: 'Rossi', cf: applicant.cf, ...values['anagrafica'] },
    email: { email: applicant.email, ...values['email'] },
    promo: { promoShown: 'true', promoCode: 'BENVENUTO', ...values['promo'] },
  };
  return flat(validateGreeting(normaliseValues(page)));
};

/** The client shows every field's message; the service, which has one message, that of the first field. */
const firstOf = (errors: Changes, ...order: string[]): string | undefined =>
  order.map((path) => errors[path]).find((message) => message !== undefined);

/** The answer is the client's refusal; where there is none, one that only the service can give. */
const expectSame = (
  answer: Answer,
  said: string | undefined,
  only: readonly (string | undefined)[],
): void => {
  expect(said === undefined ? only : [said]).toContainEqual(answer.message);
  expect(answer.status).toBe(answer.message === undefined ? 'success' : 'bad_request');
};

type Compare = (texts: Changes) => Promise<void>;

const forTexts = async (numRuns: number, fields: readonly string[], compare: Compare): Promise<void> => {
  const texts = fc.record(Object.fromEntries(fields.map((field) => [field, textFor(field)])));
  await fc.assert(fc.asyncProperty(texts, compare), runs(numRuns));
};

const forEach = async (numRuns: number, fields: readonly string[], compare: Compare): Promise<void> => {
  if (fields.length > 1) for (const field of fields) await forTexts(numRuns, [field], compare);
  await forTexts(numRuns, fields, compare);
  for (const text of everyHostile) await compare(Object.fromEntries(fields.map((field) => [field, text])));
};

describe('client and service on the contact step’s own calls', () => {
  it('[R7.3-01] [R7.4-02] names and tax code', async () => {
    const person = { nome: applicant.nome, cognome: applicant.cognome, cf: applicant.cf };
    let before = await held();
    const compare = async (changes: Changes): Promise<void> => {
      const { nome, cognome, cf } = { ...person, ...changes };
      const page = { anagrafica: { nome, cognome, cf } };
      const said = firstOf(await greeting(page), 'anagrafica.nome', 'anagrafica.cognome', 'anagrafica.cf');
      const { anagrafica: clean } = normaliseValues(page);
      const verdict = checkTaxCode(clean.cf, clean, TODAY);
      const only = [verdict.ok ? undefined : verdict.message];
      expectSame(await client.call('validateCodiceFiscale', { nome, cognome, cf }), said, only);
      const answer = await check(client, { nome, cognome, cf });
      expectSame(answer, said, only);
      const kept = Object.entries(clean).map(([name, value]) => [`anagrafica.${name}`, value]);
      if (answer.status === 'success') before = { ...before, ...Object.fromEntries(kept) };
      expect(await held()).toEqual(before);
    };
    await forEach(12, ['nome', 'cognome', 'cf'], compare);
  });

  /** Only the service knows what was sent before. */
  const SENT = [
    undefined,
    expect.stringContaining('troppi codici') as string,
    expect.stringContaining('Ti abbiamo appena inviato') as string,
  ];

  it('[R7.3-02] the e-mail address', async () => {
    await forEach(30, ['email'], async ({ email = '' }) => {
      const said = firstOf(await greeting({ email: { email } }), 'email.email');
      const answer = await client.call('validateEmail', { indirizzo: email });
      const clean = normaliseValues({ email: { email } }).email.email;
      if (answer.status === 'success') expect(await held()).toMatchObject({ 'email.email': clean });
      expectSame(answer, said, SENT);
    });
  });

  it('[R7.3-04] the mobile number', async () => {
    await forEach(30, ['cellulare'], async ({ cellulare = '' }) => {
      const page = normaliseValues({ cellulare: { cellulare } });
      const said = firstOf(collectErrors(mobileSchema, page, { today: '' }), 'cellulare.cellulare');
      const answer = await client.call('validateCellulare', { numero: cellulare, prefisso });
      const clean = page.cellulare.cellulare;
      if (answer.status === 'success') expect(await held()).toMatchObject({ 'cellulare.cellulare': clean });
      expectSame(answer, said, SENT);
    });
  });

  it('[R7.3-03] [R7.3-05] the codes', async () => {
    const email = `altra.${applicant.email}`;
    await client.call('validateEmail', { indirizzo: email });
    await forEach(20, ['codice'], async ({ codice = '' }) => {
      const { code } = normaliseValues({ code: { codice } });
      const said = firstOf(collectErrors(codeSchema(OTP_INVALID), code, { today: '' }), 'codice');
      const answer = await client.call('confermaEmail', { indirizzo: email, codice });
      expectSame(answer, said, [CODE_WRONG, CODE_WORN_OUT, CODE_EXPIRED]);
    });
  });

  it('[R5.2-06] [R5.2-07] the password', async () => {
    await forTexts(20, ['password', 'confermaPassword'], async ({ password = '', confermaPassword = '' }) => {
      for (const repeated of [confermaPassword, password]) {
        const sent = { password, confermaPassword: repeated };
        const errors = collectErrors(passwordSchema, sent, { today: '' });
        const said = firstOf(errors, 'password', 'confermaPassword');
        expectSame(await client.call('createPassword', sent), said, [undefined]);
      }
    });
  });

  it('[R5.2-08] the promo code', async () => {
    await forEach(20, ['promoCode'], async ({ promoCode = '' }) => {
      const said = firstOf(await greeting({ promo: { promoCode } }), 'promo.promoCode');
      // It is in the address, which cannot contain half a surrogate pair: the field is refused before.
      if (/\p{Cs}/u.test(promoCode)) return expect(said).toBe('Codice promo non è valido');
      const clean = normaliseValues({ promo: { promoCode } }).promo.promoCode;
      const answer = await client.call('promocodeCheck', { promocode: clean, operatingLevel: 'BUSINESS' });
      const found = clean.toUpperCase() === 'BENVENUTO' ? PROMO_ACCEPTED : UNKNOWN_PROMO;
      expect(answer.message).toBe(said ?? found);
    });
  });

  it('[R7.5-03] the identity of who resumes', async () => {
    const known = { cf: applicant.cf, email: applicant.email, cellulare: applicant.cellulare };
    const compare = async (changes: Changes): Promise<void> => {
      const identita = { ...known, ...changes };
      const page = normaliseValues({ identita });
      const errors = collectErrors(identitySchema, page, { today: '' });
      const said = firstOf(errors, 'identita.cf', 'identita.email', 'identita.cellulare');
      const { cf, email: mail, cellulare: numCell } = identita;
      const answer = await service.client().call('contactNext', { cf, mail, numCell, prefCell: prefisso });
      expectSame(answer, said, [undefined, NO_MATCH]);
    };
    await forEach(10, ['cf', 'email', 'cellulare'], compare);
  });
});
