// The pages with fields of a request that can be resumed: how each is come to, what is typed there, what Continue calls.
import type { Page } from 'playwright-core';
import { addressInfoCopy } from '../../../src/copy/address-info';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import { credentialsCopy } from '../../../src/copy/contact-info';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import { fastForward, fastForwardBackTo, type Session } from './fastForward';
import { at, goOn } from './form';
import type { Product } from './product';
import { titled } from './shownValues';
import * as typing from './typing';

/** A page with fields. */
export interface KeptPage {
  readonly name: string;
  readonly title: string;
  /** What the page before is called. */
  readonly before: string;
  /** The browser's Forward leads from there to the page again; else the page before is sent. */
  readonly forward: boolean;
  readonly type: (page: Page) => Promise<void>;
  /** What of it nobody may find. */
  readonly secrets: readonly string[];
  /** Path of the call that Continue makes, where it makes one. */
  readonly call?: string;
  /** Continue, where that is more than the button. */
  readonly send?: (page: Page) => Promise<void>;
}

export interface KeptStep extends KeptPage {
  /** Brings the session of the page's context near. */
  readonly prepare: (page: Page, product: Product) => Promise<Session>;
  /** Pages of the step before, from the one where the prepared request stands. */
  readonly from: readonly string[];
  /** Pages of the same step before this one. */
  readonly within: readonly string[];
}

const NEXT = '/wgt/product/onboarding/next';
const CREDENTIALS = credentialsCopy.title;
const { company, questionnaire } = selfCertificationsCopy;
const { video, document } = identificationCopy;

const backTo =
  (slug: Parameters<typeof fastForwardBackTo>[2]): KeptStep['prepare'] =>
  (page, product) =>
    fastForwardBackTo(page.context(), product, slug);

/** By Continue from page to page, each of which has what it needs. */
export const through = async (page: Page, titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    await titled(page, title);
    if (title === video.title) await page.getByText(video.sent, { exact: true }).first().waitFor();
    if (title === document.title.first)
      await at(page, 'documento.documentoRetro').waitFor({ state: 'attached' });
    await goOn(page);
  }
};

export const keptSteps: readonly KeptStep[] = [
  {
    name: 'address-info',
    title: addressInfoCopy.title,
    before: CREDENTIALS,
    forward: false,
    prepare: backTo('contact-info'),
    from: [CREDENTIALS],
    within: [],
    type: typing.typeAddress,
    secrets: ['Via Cavour', 'Gallicano nel Lazio', 'Piazza dell'],
    call: NEXT,
  },
  {
    name: 'company-info',
    title: companyInfoCopy.title,
    before: addressInfoCopy.title,
    forward: false,
    prepare: backTo('address-info'),
    from: [addressInfoCopy.title],
    within: [],
    type: typing.typeCompany,
    secrets: [
      'Amico Restauri',
      '00743110157',
      '01/03/2015',
      '125.000',
      'damico@pec',
      '0651234567',
      'Via Cavour',
    ],
    call: NEXT,
  },
  {
    name: 'the first page of the questionnaire',
    title: company.title,
    before: companyInfoCopy.title,
    forward: false,
    prepare: backTo('company-info'),
    from: [companyInfoCopy.title],
    within: [],
    type: typing.typeBusiness,
    secrets: ['43.34', 'LAZIO', 'Ditta individuale'],
  },
  {
    name: 'the second page of the questionnaire',
    title: questionnaire.title,
    before: company.title,
    forward: true,
    prepare: backTo('self-certifications'),
    from: [],
    within: [company.title],
    type: typing.typeQuestions,
    secrets: ['FRANCIA', '06/2024', 'Materiali per i cantieri'],
    call: '/wgt/acol/save/pg',
  },
  {
    name: 'card',
    title: cardCopy.title,
    before: questionnaire.title,
    forward: false,
    prepare: backTo('self-certifications'),
    from: [company.title, questionnaire.title],
    within: [],
    type: typing.typeShipping,
    secrets: ['Via dei Serpenti', 'spedizioneCarta'],
    call: NEXT,
    send: async (page) => {
      await goOn(page);
      await goOn(page, cardCopy.notice.accept);
    },
  },
  {
    name: 'the first document',
    title: document.title.first,
    before: video.title,
    forward: true,
    prepare: async (page, product) => {
      const session = await fastForward(page.context(), product, 'identification');
      await session.sendVideo();
      return session;
    },
    from: [],
    within: [video.title],
    type: typing.typeDocument('Passaporto', 'YA7654321'),
    secrets: ['YA7654321', 'Gallicano', '10/05/2032'],
  },
  {
    name: 'the second document',
    title: document.title.second,
    before: document.title.first,
    forward: true,
    prepare: backTo('identification'),
    from: [],
    within: [video.title, document.title.first],
    type: typing.typeDocument('Patente di guida', 'U1A234567B'),
    secrets: ['U1A234567B', 'Gallicano', '10/05/2032'],
    call: NEXT,
  },
];
