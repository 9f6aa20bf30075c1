import type { Page } from 'playwright-core';
import type { StepAnswer, StepRequest } from '../../../src/contract/wire';

const NEXT = '**/wgt/product/onboarding/next';

/** The service's answer to a sent step, changed on its way while `work` runs. */
export const answeringStep = async (
  page: Page,
  change: (sent: StepRequest, answer: StepAnswer) => StepAnswer,
  work: () => Promise<void>,
): Promise<void> => {
  await page.route(NEXT, async (route) => {
    const sent = route.request().postDataJSON() as StepRequest;
    const current = await route.fetch({ postData: JSON.stringify({ number: null, widgets: [] }) });
    const answer = (await current.json()) as StepAnswer;
    await route.fulfill({ json: change(sent, answer) });
  });
  await work();
  await page.unroute(NEXT);
};
