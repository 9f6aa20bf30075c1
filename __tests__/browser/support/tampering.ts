import type { Page } from 'playwright-core';
import type { QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { StepAnswer, StepRequest } from '../../../src/contract/wire';

const NEXT = '**/wgt/product/onboarding/next';
const SAVE = '**/wgt/acol/save/pg';

const withValues = ({ number, widgets }: StepRequest, values: StepValues): StepRequest => ({
  number,
  widgets: widgets.map((widget) => ({
    ...widget,
    components: widget.components.map((one) => ({ ...one, value: values[widget.name]?.[one.name] ?? one.value })),
  })),
}); // prettier-ignore

/** The step is sent with other values than the form's while `work` runs: the service judges what the client would not send. */
export const sendingStep = async (
  page: Page,
  values: StepValues,
  work: () => Promise<void>,
): Promise<void> => {
  await page.route(NEXT, async (route) => {
    const body = route.request().postDataJSON() as StepRequest;
    if (body.number === null) return route.continue();
    await route.continue({ postData: JSON.stringify(withValues(body, values)) });
  });
  await work();
  await page.unroute(NEXT);
};

/** The same for the questionnaire's own call. */
export const sendingAnswers = async (
  page: Page,
  answers: Partial<QuestionnaireAnswers>,
  work: () => Promise<void>,
): Promise<void> => {
  await page.route(SAVE, async (route) => {
    const body = route.request().postDataJSON() as QuestionnaireAnswers;
    await route.continue({ postData: JSON.stringify({ ...body, ...answers }) });
  });
  await work();
  await page.unroute(SAVE);
};

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
