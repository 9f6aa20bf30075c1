import type { Page, Request } from 'playwright-core';
import { ACCOUNT_HOLDERS, PHONE_PREFIX } from '../../../src/contract/limits';
import { computeTaxCode } from '../../../src/contract/taxCode';
import { toWidgets } from '../../../src/contract/steps/definition';
import type { Step } from '../../../src/contract/wire';
import { greetingCopy } from '../../../src/copy/contact-info';
import { introCopy } from '../../../src/copy/contact-info-intro';
import { goOn, heading, textbox } from './form';
import { applicant } from './people';
import type { Product } from './product';

export type Person = Readonly<Record<'nome' | 'cognome' | 'cf' | 'email' | 'cellulare' | 'password', string>>;

/** Somebody nobody else of a test file is: a confirmed phone makes a tax code known to the service. */
export const personBornOn = (day: number): Person => {
  const data = `${day}/04/1985`;
  const result = computeTaxCode({ nome: 'Niccolò', cognome: "D'Amico", data, sesso: 'M', codice: 'H501' });
  if (!result.ok) throw new Error(`No tax code: ${result.part}`);
  return { ...applicant, cf: result.cf, email: `nato.il.${day}@example.it`, cellulare: `33312345${day}` };
};

/** Where the contact step can be entered, in its order, and the step after it. */
const stages = ['email', 'mobile', 'sms', 'password', 'credentials', 'address-info'] as const;
export type Stage = (typeof stages)[number];

/** Brings the page's session to a stage over HTTP, as the app would call; the next load of the page lands there. */
export const reach = async (
  page: Page,
  product: Product,
  stage: Stage,
  person: Person = applicant,
): Promise<void> => {
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await page.request.post(`${product.url}${path}`, { data });
    const answer = (await response.json()) as Answer & { readonly status: string };
    if (answer.status !== 'success') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { nome, cognome, cf, email, cellulare, password } = person;
  const phone = { numero: cellulare, prefisso: PHONE_PREFIX };
  const calls: Readonly<Record<Stage, () => Promise<unknown>>> = {
    email: async () => {
      const who = { nome, cognome, codiceFiscale: cf, intestatari: ACCOUNT_HOLDERS };
      await call('/wgt/check/customerInfo', who);
      await call('/wgt/validate/email', { indirizzo: email });
    },
    mobile: async () => {
      const { code: codice } = await product.codeFor('email', email);
      await call('/wgt/validate/confermaemail', { indirizzo: email, codice });
    },
    sms: () => call('/wgt/validate/cellulare', phone),
    password: async () => {
      const { code: codice } = await product.codeFor('sms', cellulare);
      await call('/wgt/validate/confermacellulare', { ...phone, codice });
    },
    credentials: () => call('/user/biz/password', { password, confermaPassword: password }),
    'address-info': async () => {
      const next = '/wgt/product/onboarding/next';
      const { number, widgets } = await call<Step>(next, { number: null, widgets: [] });
      const values = {
        anagrafica: { nome, cognome, cf },
        email: { email, validateEmail: 'true' },
        cellulare: { cellulare, prefisso: PHONE_PREFIX, otpCellulare: 'true' },
      };
      await call(next, { number, widgets: toWidgets(values, widgets) });
    },
  };
  await page.request.get(`${product.url}/wgt/product/info`);
  await call('/wgt/product/onboarding/start', { code: 'DITTA_INDIVIDUALE' });
  for (const one of stages.slice(0, stages.indexOf(stage) + 1)) await calls[one]();
};

/** From the landing page to the greeting. */
export const openGreeting = async (page: Page, product: Product, landing = ''): Promise<void> => {
  await page.goto(`${product.url}/${landing}`);
  await goOn(page, introCopy.start);
  await heading(page, greetingCopy.title);
};

export const fillGreeting = async (
  page: Page,
  { nome, cognome, cf, email }: Pick<Person, 'nome' | 'cognome' | 'cf' | 'email'> = applicant,
): Promise<void> => {
  await textbox(page, greetingCopy.nome).fill(nome);
  await textbox(page, greetingCopy.cognome).fill(cognome);
  await textbox(page, greetingCopy.cf).fill(cf);
  await textbox(page, greetingCopy.email).fill(email);
};

/** Every request to the path from now on, in their order. */
export const requestsTo = (page: Page, path: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
};

/** What the address of a page, or of a request, shows of where it leads. */
export const pathOf = (page: { url(): string }): string => new URL(page.url()).pathname;

