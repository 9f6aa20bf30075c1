import type { Page } from 'playwright-core';
import type { StepAnswer } from '../../../src/contract/wire';
import { goOn } from './form';

/** What the service has of a step, by widget and component. */
export const answersIn = ({ widgets }: Pick<StepAnswer, 'widgets'>) =>
  Object.fromEntries(
    widgets.map(({ name, components }) => [
      name,
      Object.fromEntries(components.map((one) => [one.name, one.value])),
    ]),
  );

/** A step back on the page, and what the service answers of the step before: what it has stored. */
export const backToStored = async (page: Page) => {
  const BACK = '**/wgt/product/onboarding/back';
  let stored: ReturnType<typeof answersIn> = {};
  await page.route(BACK, async (route) => {
    const response = await route.fetch();
    stored = answersIn((await response.json()) as StepAnswer);
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse(BACK);
  await goOn(page, 'Indietro');
  await answered;
  await page.unroute(BACK);
  return stored;
};
