import fc from 'fast-check';
import { normaliseValues } from '../../../src/contract/normalise';
import { codeSchema, identitySchema, mobileSchema } from '../../../src/contract/rules/contact';
import { passwordSchema } from '../../../src/contract/rules/password';
import type { StepValues } from '../../../src/contract/steps/definition';
import { collectErrors } from '../../../src/contract/validate';
import type { Answer } from '../../../src/contract/wire';
import { validateGreeting } from '../../../src/screens/steps/contact-info/greetingValues';
import { CODE_EXPIRED, CODE_WORN_OUT, CODE_WRONG } from '../../../server/codes/guess';
import { PROMO_ACCEPTED } from '../../../server/domain/promo';
import { checkTaxCode } from '../../../server/taxCode';
import { findAllAnswers } from '../../../server/repositories/answers';
import { NO_MATCH } from '../../../server/resume/resume';
import {
  begin,
  introduce,
  newApplicant,
  startTestApp,
  type Applicant,
  type TestApp,
  type TestClient,
} from '../support';
import { flat, textFor, type Changes } from './support/fields';
import { everyHostile } from './support/hostile';
import { runs, TIMEOUT_MS } from './support/runs';

const TOO_MANY = expect.stringContaining('troppi codici') as string;

jest.setTimeout(TIMEOUT_MS);

const TODAY = '2026-11-20';
const PREFIX = '+39';
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

/** What is stored under the session's request, by path. */
const held = async (): Promise<Changes> => {
  const { guid } = await client.call('onboardingNext', { number: null, widgets: [] });
  const answers = await findAllAnswers(service.deps.db, guid);
  return Object.fromEntries(answers.map(({ widget, component, value }) => [`${widget}.${component}`, value]));
};

/** The greeting's verdict on what is in its fields, cleaned up as each field does when it is left. */
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

/** The answer is the client's refusal, or one of those that only the service can give: none of them is of a field's text. */
const expectSame = (
  answer: Answer,
  said: string | undefined,
  only: readonly (string | undefined)[],
): void => {
  expect([...(said === undefined ? only : [said])]).toContain(answer.message);
  expect(answer.status).toBe(answer.message === undefined ? 'success' : 'bad_request');
};

const forTexts = async (
  numRuns: number,
  fields: readonly string[],
  compare: (texts: Changes) => Promise<void>,
): Promise<void> => {
  const texts = fc.record(Object.fromEntries(fields.map((field) => [field, textFor(field)])));
  await fc.assert(fc.asyncProperty(texts, compare), runs(numRuns));
};

/** Generated values for each field and for all of them, then each hostile text in all. */
const forEach = async (
  numRuns: number,
  fields: readonly string[],
  compare: (texts: Changes) => Promise<void>,
): Promise<void> => {
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
      const said = firstOf(
        await greeting({ anagrafica: { nome, cognome, cf } }),
        'anagrafica.nome',
        'anagrafica.cognome',
        'anagrafica.cf',
      );
      const { anagrafica: clean } = normaliseValues({ anagrafica: { nome, cognome, cf } });
      const check = checkTaxCode(clean.cf, clean, TODAY);
      const only = [check.ok ? undefined : check.message];
      expectSame(await client.call('validateCodiceFiscale', { nome, cognome, cf }), said, only);
      const answer = await client.call('checkCustomerInfo', {
        nome,
        cognome,
        codiceFiscale: cf,
        intestatari: 1,
      });
      expectSame(answer, said, only);
      const kept = Object.entries(clean).map(([name, value]) => [`anagrafica.${name}`, value]);
      if (answer.status === 'success') before = { ...before, ...Object.fromEntries(kept) };
      expect(await held()).toEqual(before);
    };
    await forEach(12, ['nome', 'cognome', 'cf'], compare);
  });

  it('[R7.3-02] the e-mail address', async () => {
    const only = [undefined, TOO_MANY, expect.stringContaining('Ti abbiamo appena inviato') as string];
    await forEach(30, ['email'], async ({ email = '' }) => {
      const said = firstOf(await greeting({ email: { email } }), 'email.email');
      const answer = await client.call('validateEmail', { indirizzo: email });
      const clean = normaliseValues({ email: { email } }).email.email;
      if (answer.status === 'success') expect(await held()).toMatchObject({ 'email.email': clean });
      if (said === undefined) expect(only).toContainEqual(answer.message);
      else expect(answer.message).toBe(said);
    });
  });

  it('[R7.3-04] the mobile number', async () => {
    const only = [undefined, TOO_MANY, expect.stringContaining('Ti abbiamo appena inviato') as string];
    await forEach(30, ['cellulare'], async ({ cellulare = '' }) => {
      const page = normaliseValues({ cellulare: { cellulare } });
      const said = firstOf(collectErrors(mobileSchema, page, { today: '' }), 'cellulare.cellulare');
      const answer = await client.call('validateCellulare', { numero: cellulare, prefisso: PREFIX });
      if (answer.status === 'success')
        expect(await held()).toMatchObject({ 'cellulare.cellulare': page.cellulare.cellulare });
      if (said === undefined) expect(only).toContainEqual(answer.message);
      else expect(answer.message).toBe(said);
    });
  });

  it('[R7.3-03] [R7.3-05] the codes', async () => {
    const email = `altra.${applicant.email}`;
    await client.call('validateEmail', { indirizzo: email });
    await forEach(20, ['codice'], async ({ codice = '' }) => {
      const { code } = normaliseValues({ code: { codice } });
      const said = firstOf(collectErrors(codeSchema, code, { today: '' }), 'codice');
      const answer = await client.call('confermaEmail', { indirizzo: email, codice });
      expectSame(answer, said, [CODE_WRONG, CODE_WORN_OUT, CODE_EXPIRED]);
    });
  });

  it('[R5.2-06] [R5.2-07] the password', async () => {
    await forTexts(20, ['password', 'confermaPassword'], async ({ password = '', confermaPassword = '' }) => {
      for (const sent of [
        { password, confermaPassword },
        { password, confermaPassword: password },
      ]) {
        const said = firstOf(
          collectErrors(passwordSchema, sent, { today: '' }),
          'password',
          'confermaPassword',
        );
        expectSame(await client.call('createPassword', sent), said, [undefined]);
      }
    });
  });

  it('[R5.2-08] the promo code', async () => {
    await forEach(20, ['promoCode'], async ({ promoCode = '' }) => {
      const said = firstOf(await greeting({ promo: { promoCode } }), 'promo.promoCode');
      // It stands in the address, where half a surrogate pair cannot stand: the field is refused before.
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
      const said = firstOf(
        collectErrors(identitySchema, page, { today: '' }),
        'identita.cf',
        'identita.email',
        'identita.cellulare',
      );
      const answer = await service.client().call('contactNext', {
        cf: identita.cf,
        mail: identita.email,
        numCell: identita.cellulare,
        prefCell: PREFIX,
      });
      expectSame(answer, said, [undefined, NO_MATCH]);
    };
    await forEach(10, ['cf', 'email', 'cellulare'], compare);
  });
});
