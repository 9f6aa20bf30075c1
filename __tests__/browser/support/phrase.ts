import type { Locator, Page } from 'playwright-core';
import { endpoints } from '../../../src/contract/endpoints';
import { checkCopy } from '../../../src/copy/capture/check';
import { identificationCopy } from '../../../src/copy/identification';
import { arrive } from './arrive';
import { beginIdentification } from './identificationPages';
import { stopRecording } from '../../../scripts/testing/pages/stopRecording';
import { press } from '../../../scripts/testing/pages/resumePages';
import { appears, eventually } from '../../../scripts/testing/browser/until';
import { product } from './worker';

const { capture: copy } = identificationCopy;

const drawnAt = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const drawn = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
    return {
      isOnTop: drawn.every((found) => found !== null && element.parentElement?.contains(found) === true),
      place: `${String(top)} to ${String(bottom)} of ${String(innerHeight)}, scrolled ${String(scrollY)}`,
      drawn: drawn.map((found) => found?.outerHTML.slice(0, 200)),
      recorder: document.querySelector('[data-live]')?.textContent,
    };
  });

const expectSeen = async (target: Locator): Promise<void> => {
  const found = await drawnAt(target);
  // The whole object, so that a failure shows what was there instead.
  expect(found).toEqual({ ...found, isOnTop: true });
};

const seen = (target: Locator): Promise<void> => eventually(() => expectSeen(target));

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

interface Speaker {
  readonly nome: string;
  readonly cognome: string;
}

export const record = async (page: Page, { nome, cognome }: Speaker, andButtons = true): Promise<void> => {
  const phrase = page.getByText(new RegExp(`^${nome} ${cognome} .+`));
  await press(page, copy.turnOn);
  await page.getByText(copy.ready).first().waitFor();
  if (andButtons) await seen(named(page, copy.record));
  await seen(phrase);
  await press(page, copy.record);
  await named(page, copy.cancel).waitFor();
  await seen(phrase);
  await page.getByText(copy.recording).first().waitFor();
  await expectSeen(phrase);
  await expectSeen(page.getByLabel(copy.preview));
  if (andButtons) await expectSeen(named(page, copy.stop));
  await stopRecording(page);
  await page.getByText(copy.review).waitFor();
};

/** Each of the two takes two lines of a phone. */
const LONGEST = {
  nome: 'Massimiliano',
  cognome: "Scaramuzzino Dell'Acqua",
  captcha: 'castello leggero in campagna',
};

/** Answers with the longest phrase: the service makes phrases by chance. */
const arriveWithLongest = async (
  viewport: { readonly width: number; readonly height: number },
  before: Promise<void> = Promise.resolve(),
) => {
  const visitor = await arrive({ viewport });
  await visitor.page.route(`**${endpoints.generateCaptcha.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await before;
    await route.fulfill({ response, json: { ...answer, data: LONGEST } });
  });
  await beginIdentification(visitor, product);
  return visitor.page;
};

export const recordAt = async (width: number, height: number): Promise<void> =>
  record(await arriveWithLongest({ width, height }), LONGEST);

export const expectSteadyAt = async (width: number, height: number): Promise<void> => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  const page = await arriveWithLongest({ width, height }, sent);
  const place = () => named(page, copy.turnOn).evaluate((button) => button.getBoundingClientRect().toJSON());
  await appears(page.getByText(checkCopy.ready));
  const before = await place();
  send();
  await appears(page.getByText(LONGEST.captcha));
  expect(await place()).toEqual(before);
};
