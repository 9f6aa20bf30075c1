import type { Browser, Page, Request } from 'playwright-core';
import { SERVICE_UNAVAILABLE } from '../../../src/contract/errors';
import { wholeness } from '../../../scripts/faults/whole';
import { callerAt } from '../../../scripts/lib/personAt';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import { shellCopy } from '../../../src/copy/shell';
import { heading } from '../../../scripts/testing/pages/form';
import { launchBrowser } from '../../../scripts/testing/browser/chromium';
import { visit } from '../../../scripts/testing/browser/visit';
import { pointer } from '../../../scripts/testing/browser/hands';
import { journeyFrom, parts } from '../../../scripts/testing/pages/journey';
import { somebody } from '../../../scripts/testing/pages/people';
import { codesOf } from '../../../scripts/testing/product/product';
import { wrong } from '../../../scripts/testing/pages/resumePages';
import { startReplicas, type Replicas } from './startReplicas';

const STUCK_MS = 500;

let browser: Browser;
let replicas: Replicas;
beforeAll(async () => {
  [browser, replicas] = await Promise.all([
    launchBrowser(),
    startReplicas({ WEB_DIR: process.env['WEB_DIR'] ?? 'dist/web' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await replicas.remove();
});

const caller = () => callerAt(replicas.url, replicas.certificate);

it('a code has its five guesses, not five on each process', async () => {
  const { email, cf, nome, cognome } = somebody();
  const own = caller();
  await own.call('productInfo');
  expect([...own.jar.cookies.keys()]).toEqual(['__Host-apertura']);
  await own.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  await own.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
  await own.call('validateEmail', { indirizzo: email });
  const { code } = await codesOf(replicas.processes[0].url)('email', email);
  const codice = wrong(code);
  const before = replicas.servedBy().length;
  // At the same time, so that no process knows of what the other counts but by the database.
  const guesses = Array.from({ length: 5 }, () => own.call('confermaEmail', { indirizzo: email, codice }));
  await Promise.all(guesses);
  const sixth = await own.call('confermaEmail', { indirizzo: email, codice: code });
  expect(sixth.body['status']).not.toBe('success');
  expect(new Set(replicas.servedBy().slice(before)).size).toBe(2);
});

/** The page's calls that wait for an answer. ('networkidle' covers the first load alone.) */
const callsOf = (page: Page) => {
  const since = new Map<Request, number>();
  let last = performance.now();
  page.on('request', (request) => {
    if (request.url().includes('/wgt/')) since.set(request, performance.now());
  });
  const ended = (request: Request): void => {
    since.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', ended).on('requestfailed', ended);
  const before = (instant: number): boolean => performance.now() - instant > STUCK_MS;
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await page.waitForTimeout(50);
  };
  return {
    /** Until one has had no answer for longer than any takes that is at work. */
    stuck: () => until(() => [...since.values()].some(before)),
    settled: () => until(() => since.size === 0 && before(last)),
  };
};

it('the whole job goes over both processes; one is killed at work, then both, and nothing is lost', async () => {
  const [first, second] = replicas.processes;
  const visitor = await visit(browser, undefined, { ignoreHTTPSErrors: true });
  const { page } = visitor;
  const calls = callsOf(page);
  const product = { url: replicas.url, codeFor: codesOf(second.url) };
  const journey = { page, product, look: async () => undefined, hand: pointer };
  const { contactInfo, greeting, codes, credentials, addressInfo, companyInfo } = parts;
  const { selfCertifications, questionnaire, card } = parts;
  const response = await page.goto(replicas.url);
  expect(response?.headers()['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  for (const part of [contactInfo, greeting, codes, credentials]) await part(journey);
  await addressInfo(journey);
  expect(new Set(replicas.servedBy()).size).toBe(2);
  await heading(page, companyInfoCopy.title);
  await calls.settled();

  // It takes calls and answers none: of every two one is its, and under way when it is killed.
  process.kill(first.pid(), 'SIGSTOP');
  await Promise.all([companyInfo(journey), calls.stuck().then(first.kill)]);
  await selfCertifications(journey);
  await questionnaire(journey);
  // The one that died at work and the one that answered are in one line.
  expect(replicas.servedBy()).toContain(`127.0.0.1:${first.port}, 127.0.0.1:${second.port}`);
  expect(visitor.complaints).toEqual([]);

  await heading(page, cardCopy.title);
  await calls.settled();
  await second.kill();
  await card(journey);
  await page.getByRole('alert').filter({ hasText: SERVICE_UNAVAILABLE }).waitFor();
  await Promise.all([first.start(), second.start()]);
  await page.getByRole('button', { name: shellCopy.retry }).click();
  await journeyFrom('identification', journey);
  expect(visitor.complaints.filter((text) => !text.includes('503'))).toEqual([]);
  const cookies = await visitor.context.cookies();
  for (const { secure, httpOnly } of cookies) expect([secure, httpOnly]).toEqual([true, true]);
  await visitor.context.close();
  const { outcomes, orphans } = await wholeness(replicas.environment);
  expect([outcomes.filter(({ failure }) => failure), orphans]).toEqual([[], 0]);
});

it('with one process away every call is answered; the metrics are not for the world', async () => {
  const own = caller();
  await replicas.processes[0].kill();
  for (let call = 0; call < 10; call += 1) expect((await own.call('productInfo')).httpStatus).toBe(200);
  expect((await own.send({ method: 'GET', path: '/metrics' })).httpStatus).toBe(404);
  await replicas.processes[1].kill();
  const away = await own.call('productInfo');
  expect([away.httpStatus, away.body]).toEqual([503, { status: 'error', message: SERVICE_UNAVAILABLE }]);
});
