import type { Page } from 'playwright-core';
import { UNEXPECTED_ERROR } from '../../../src/contract/errors';
import { supportCopy } from '../../../src/copy/app';
import { emailCodeCopy } from '../../../src/copy/contact-info';
import { contractCopy } from '../../../src/copy/contract';
import { identificationCopy } from '../../../src/copy/identification';
import { shellCopy } from '../../../src/copy/shell';
import { SUPPORT_LINK } from '../../../src/state/supportLink';
import { arrive, LANDING, type Visitor } from './arrive';
import { openDialogs } from './dialogs';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { steadyPointer } from '../../../scripts/testing/browser/hands';
import { journeyFrom, wholeJourney } from '../../../scripts/testing/pages/journey';
import { breakWorkers, comforts, type loseFiles, PLANTED, type WorkerFault } from './lostParts';
import { somebody } from '../../../scripts/testing/pages/people';
import { fillGreeting, openGreeting } from './shortcuts';
import { appears, eventually, until } from '../../../scripts/testing/browser/until';
import { DESKTOP } from '../../../scripts/testing/browser/visit';
import { otherProduct, product } from './worker';

const parts = comforts();
const UNSENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';

/** In place of the extension, as far as the store asks for it. */
const installDevTools = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => (enhancer: unknown) => enhancer,
    }),
  );

const answerDialogs = (page: Page): string[] => {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    const isNew = !told.includes(dialog.message());
    told.push(dialog.message());
    void (isNew ? dialog.accept() : dialog.dismiss());
  });
  return told;
};

const stands = async (page: Page, title: string): Promise<void> => {
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title]);
  expect(title).not.toBe(shellCopy.errorScreenTitle);
};

const openAll = async (page: Page, told: readonly string[]): Promise<void> => {
  if ((await page.locator('dialog[open]').count()) > 0) return;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await openDialogs(page);
  const before = told.length;
  await page.getByRole('button', { name: supportCopy.recording }).click();
  // Until one is declined: another try ends with a dialog, which would swallow a press on the page.
  await until(
    () => told.length,
    (count) => count > before && told.indexOf(told.at(-1) ?? '') < count - 1,
  );
  await stands(page, title);
};

const failOnce = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, (route) => route.abort(), { times: 1 });
};

const loseAndComeBack = async (page: Page): Promise<void> => {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await failOnce(page, '/wgt/product/onboarding/next');
  await goOn(page);
  await heading(page, shellCopy.errorScreenTitle);
  await page.getByRole('alert').getByText(UNEXPECTED_ERROR).waitFor();
  await goOn(page, shellCopy.retry);
  await heading(page, title);
};

/** The camera keeps its button. A press asks for the shutter: the tests want little movement. */
const openCameraWithoutShutter = async (page: Page): Promise<void> => {
  const { photo } = identificationCopy;
  await goOn(page, photo.openLabel('Fronte'));
  await goOn(page, photo.shutter.setting.off);
  await appears(page.getByRole('button', { name: photo.shoot, exact: true, disabled: false }));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const expectPdfs = async (page: Page): Promise<void> => {
  const links = page.getByRole('link', { name: contractCopy.print });
  await eventually(async () => expect(await links.count()).toBe(contractCopy.documents.length));
  for (const link of await links.all()) {
    const start = await link.evaluate(async (one: HTMLAnchorElement) =>
      (await (await fetch(one.href)).text()).slice(0, 5),
    );
    expect(start).toBe('%PDF-');
  }
};

const provokeAll = ({ provokes }: Visitor): void =>
  provokes(new RegExp(`${PLANTED}|ChunkLoad|Loading|ERR_FAILED|404|worker|did not come|React error #306`));

const leaveOut = async (visitor: Visitor, plant: typeof loseFiles) => {
  const { page } = visitor;
  provokeAll(visitor);
  const met = new Set<string>();
  await installDevTools(page);
  await plant(page, parts, met);
  return { met, told: answerDialogs(page) };
};

export const greetWithoutParts = async (plant: typeof loseFiles): Promise<void> => {
  const visitor = await arrive({ viewport: DESKTOP });
  const { page } = visitor;
  const { met, told } = await leaveOut(visitor, plant);
  await openGreeting(visitor);
  await openAll(page, told);
  await failOnce(page, '/wgt/validate/email');
  await fillGreeting(page, somebody());
  await goOn(page);
  await heading(page, emailCodeCopy.title);
  expect(told).toContainEqual(expect.stringContaining(UNSENT));
  expect(met.size).toBeGreaterThan(2);
};

export const signWithoutParts = async (plant: typeof loseFiles): Promise<void> => {
  const own = await otherProduct({});
  const visitor = await arrive({ viewport: DESKTOP, url: own.url });
  const { page } = visitor;
  const { met, told } = await leaveOut(visitor, plant);
  const look = async (screen: string): Promise<void> => {
    // A dialog would end the recording.
    if (screen !== 'identification-1-recording') await openAll(page, told);
    // Its error is a dialog.
    if (screen === 'contact-info-1-greeting') await failOnce(page, '/wgt/validate/email');
    if (screen === 'address-info') await loseAndComeBack(page);
    if (screen === 'identification-3-second-document') await openCameraWithoutShutter(page);
    if (screen === 'contract') {
      await appears(page.getByText(contractCopy.failed).first());
      await expectPdfs(page);
    }
  };
  await wholeJourney({ page, product: own, look, hand: steadyPointer, plain: true }, LANDING + SUPPORT_LINK);
  expect([...met].sort()).toEqual(parts.map(({ module }) => module).sort());
  expect(told).toContainEqual(expect.stringContaining(UNSENT));
};

export const unparsable = (page: Page): Promise<unknown> =>
  page.route('**/wgt/utils/stampa/contract/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 and no more' }),
  );
export const undrawable = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (planted) =>
      Object.assign(CanvasRenderingContext2D.prototype, {
        save: () => {
          throw new Error(planted);
        },
      }),
    PLANTED,
  );

export const signDocuments = async (plant: (page: Page) => Promise<unknown>): Promise<void> => {
  const visitor = await arrive({ viewport: DESKTOP });
  const { page, context, open } = visitor;
  provokeAll(visitor);
  await fastForward(context, product, 'contract');
  await plant(page);
  await open();
  const look = async (screen: string): Promise<void> => {
    if (screen !== 'contract') return;
    const failed = page.getByText(contractCopy.failed, { exact: true });
    await until(() => failed.count(), (count) => count === contractCopy.documents.length); // prettier-ignore
    await expectPdfs(page);
  };
  await journeyFrom('contract', { page, product, look, hand: steadyPointer, plain: true });
};

export const signWithoutWorkers = async (fault: WorkerFault): Promise<void> => {
  const visitor = await arrive({ viewport: DESKTOP });
  const { page, context, open } = visitor;
  provokeAll(visitor);
  await fastForward(context, product, 'identification');
  const met = new Set<string>();
  await breakWorkers(page, met, fault);
  await open();
  const look = async (screen: string): Promise<void> => {
    if (screen !== 'contract') return;
    await heading(page, contractCopy.title);
    await expectPdfs(page);
  };
  await journeyFrom('identification', { page, product, look, hand: steadyPointer, plain: true });
  expect([...met].some((name) => name.startsWith('pdf.worker'))).toBe(true);
  expect(met.size).toBe(2);
};
