// Each call of the main job fails in its four ways: what is said and where, the way out, what was typed.
import type { Browser, BrowserContext } from 'playwright-core';
import { endpointNames, type EndpointName } from '../../src/contract/endpoints';
import { dataStepSlugs } from '../../src/contract/steps/table';
import { newApplicant } from '../server/support/applicant';
import { launchBrowser, visit } from './support/browser';
import { endpointCalled } from './support/failing';
import { failFourWays, type Row } from './support/fourWays';
import * as contact from './support/fourWaysContact';
import * as contract from './support/fourWaysContract';
import { elsewhere } from './support/fourWaysElsewhere';
import * as files from './support/fourWaysFiles';
import * as greeting from './support/fourWaysGreeting';
import * as lists from './support/fourWaysLists';
import * as steps from './support/fourWaysSteps';
import { startProduct, type Product } from './support/product';
import { noteSentFiles } from './support/sentFiles';

const tables = [greeting, contact, lists, steps, files, contract];
const rows: readonly Row[] = tables.flatMap((table) => Object.values<readonly Row[]>(table).flat());

let browser: Browser;
let product: Product;
let context: BrowserContext | undefined;
const called = new Set<EndpointName>();

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

const play = async (row: Row): Promise<void> => {
  const visitor = await visit(browser);
  const { page, complaints } = visitor;
  ({ context } = visitor);
  await page.clock.install();
  await noteSentFiles(page);
  page.on('request', (request) => {
    const name = endpointCalled(request);
    if (name) called.add(name);
  });
  const withoutCampaign: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, searchParams } = new URL(frame.url());
    if (frame === page.mainFrame() && searchParams.get('partnership') !== 'acme')
      withoutCampaign.push(pathname);
  });
  await failFourWays({ page, product, person: newApplicant() }, row);
  expect(withoutCampaign).toEqual([]);
  expect(complaints.filter((one) => one.startsWith('exception'))).toEqual([]);
};

describe('up to the credentials', () => {
  it.each(greeting.firstScreen)('[R8-01] [R8-09] [R4.1-01] $call, $when: the error screen', play);
  it.each(greeting.lists)('[R7.0-01] [R2.4-02] $call, $when: at its field', play);
  it.each(greeting.checks)('[R7.0-01] [R5.2-02] [R5.2-08] $call, $when: at its field', play);
  it.each(greeting.startOrResume)('[R8-01] [R8-09] $call, $when: the error screen', play);
  it.each(greeting.emailCode)('[R8-07] [R2.3-05] [R4.3-01] $call, $when: the dialog', play);
  it.each(contact.dialogs)('[R8-07] [R2.3-05] [R4.3-01] $call, $when: the dialog', play);
  it.each(contact.password)('[R8-06] [R4.3-01] $call, $when: the dialog', play);
  it.each(contact.firstStep)('[R8-09] [R2.3-07] $call, $when: the error screen', play);
  it.each(contact.invitation)('[R8-01] [R8-09] $call, $when: the error screen, to close', play);
});

describe('on the steps', () => {
  it.each(steps.reload)('[R8-01] [R8-09] [R4.1-04] $call, $when: the error screen', play);
  it.each(lists.lists)('[R7.0-01] $call, $when: at its field', play);
  it.each(lists.capLookup)('[R7.0-01] [R5.3-01] $call, $when: at its field', play);
  it.each(lists.questionnaire)('[R7.0-01] $call, $when: in place of the page', play);
  it.each(steps.dialogs)('[R8-07] [R2.3-05] $call, $when: the dialog', play);
  it.each(steps.sent)('[R8-09] [R2.3-07] $call, $when: the error screen', play);
});

describe('identification and contract', () => {
  it.each(files.uploads)('[R8-10] $call, $when: under the box', play);
  it.each(files.unsaid)('[R7.0-01] $call, $when: nothing is said', play);
  it.each(files.phrase)('[R8-07] $call, $when: the dialog', play);
  it.each(contract.contractList)('[R8-07] $call, $when: the dialog', play);
  it.each(contract.contractText)('[R7.0-01] $call, $when: in its place', play);
  it.each(contract.signing)('[R4.7-01] [R8-07] [R8-09] $call, $when: stops there, and says so', play);
});

describe('the table', () => {
  it('[R7.0-01] has a row for every call, but for those that the main job does not make', () => {
    const inTable = new Set(rows.map(({ call }) => call));
    expect(endpointNames.filter((name) => !inTable.has(name) && !(name in elsewhere))).toEqual([]);
    // Every page of these rows has called what it needs: nothing that the table leaves out.
    expect([...called].filter((name) => !inTable.has(name))).toEqual([]);
    expect([...inTable].filter((name) => !called.has(name))).toEqual([]);
  });

  it('[R8-09] has a row for every step that is sent', () => {
    const words = rows.filter(({ call }) => call === 'onboardingNext').map(({ when }) => when);
    expect(dataStepSlugs.filter((slug) => !words.some((when) => when.endsWith(`step ${slug}`)))).toEqual([]);
  });
});
