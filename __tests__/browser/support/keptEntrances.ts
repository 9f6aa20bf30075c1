// The pages with fields before there is a request that could be resumed, and on the way to one.
import type { Page } from 'playwright-core';
import { emailCodeCopy, greetingCopy, mobileCopy } from '../../../src/copy/contact-info';
import { introCopy } from '../../../src/copy/contact-info-intro';
import { resumeCopy } from '../../../src/copy/resume';
import { newApplicant } from '../../server/support/applicant';
import { goOn, textbox } from './form';
import type { KeptPage } from './keptSteps';
import type { Product } from './product';
import { fillIdentity, press, typeCode } from './resumePages';
import { fillGreeting, reach } from './shortcuts';
import { titled } from './shownValues';

export interface KeptEntrance extends KeptPage {
  /** Where another tab enters the app. */
  readonly path: string;
  /** From the landing page. */
  readonly open: (page: Page, product: Product) => Promise<void>;
  /** From where another tab of the same session begins. */
  readonly reopen: (page: Page) => Promise<void>;
  /** The way on from the page of an expired session: its button, and the page with fields that comes first. */
  readonly expired: { readonly button: string; readonly open: (page: Page) => Promise<void> };
}

const nothing = async (): Promise<void> => undefined;
const begin = (page: Page): Promise<void> => goOn(page, introCopy.start);
const anew = { button: 'Ripeti la registrazione', open: begin };
const person = newApplicant();

export const keptEntrances: readonly KeptEntrance[] = [
  {
    name: 'greeting',
    path: '/',
    title: greetingCopy.title,
    before: introCopy.title,
    forward: true,
    open: begin,
    reopen: begin,
    expired: anew,
    type: (page) => fillGreeting(page, person),
    secrets: [person.cognome, person.cf, person.email],
    call: '/wgt/check/customerInfo',
  },
  {
    name: 'mobile',
    path: '/',
    title: mobileCopy.title,
    before: greetingCopy.title,
    forward: true,
    open: async (page, product) => {
      const applicant = newApplicant();
      await reach(page, product, 'email', applicant);
      await page.reload();
      await titled(page, emailCodeCopy.title);
      await typeCode(page, (await product.codeFor('email', applicant.email)).code);
    },
    reopen: nothing,
    expired: anew,
    type: (page) => textbox(page, mobileCopy.label).fill('3470001112'),
    secrets: ['3470001112'],
    call: '/wgt/validate/cellulare',
  },
  {
    name: 'the identity form of /resume',
    path: '/resume',
    title: resumeCopy.identity.title,
    before: introCopy.title,
    forward: true,
    open: (page) => press(page, introCopy.resume),
    reopen: nothing,
    expired: { button: 'Riprendi la registrazione', open: nothing },
    type: (page) => fillIdentity(page, person),
    secrets: [person.cf, person.email, person.cellulare],
    call: '/wgt/contact/next',
  },
];
