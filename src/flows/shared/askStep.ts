import { onboardingApi } from '../../api/onboarding';
import { parseStep } from '../../state/parseStep';
import type { Step } from '../../contract/wire';
import { callEndpoint } from './callEndpoint';

/** Some back ends judge the question for the current step as a form that was sent empty. */
const withoutVerdicts = (step: Step): Step => ({
  ...step,
  widgets: step.widgets.map((widget) => ({
    ...widget,
    errorMessage: [],
    components: widget.components.map((component) => ({ ...component, errorMessage: [] })),
  })),
});

export function* askStep() {
  const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
  return withoutVerdicts(parseStep(answer));
}
