import { call, put, select } from 'typed-redux-saga';
import { UNKNOWN_STEP, type ApiError } from '../../contract/errors';
import { wrongPaths } from '../../contract/fieldErrors';
import { slugOf, type StepSlug } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { navigated } from '../../state/navigation';
import { pathOfStep } from '../../state/paths';
import { selectHasCustomer, selectPath, selectSubPage } from '../../state/selectors';
import { stepReceived } from '../../state/step';
import { contractsRequested, customerRequested } from '../pageActions';
import { pageOfErrors } from './pageOfErrors';
import { allowedPage, landingPage, returnPage } from './subPages';

interface Entry {
  readonly replace?: boolean;
  /** The applicant comes back from the next step: the last sub-page is shown. */
  readonly backwards?: boolean;
}

function* firstPage(slug: StepSlug, { widgets }: Step, { replace, backwards }: Entry) {
  const path = yield* select(selectPath);
  const wanted = yield* select(selectSubPage);
  if (replace && wanted > 0 && path === pathOfStep(slug))
    return allowedPage(slug, widgets, { wanted, current: wanted });
  return (backwards ? returnPage : landingPage)(slug, widgets);
}

const unknownStep: ApiError = { kind: 'business', endpoint: 'onboardingNext', message: UNKNOWN_STEP };

/** Throws if the step's title is unknown. */
export function* enterStep(step: Step, entry: Entry = {}) {
  const slug = slugOf(step.name);
  // oxlint-disable-next-line typescript/only-throw-error -- as the calls do: their typed error is plain data
  if (!slug) throw unknownStep;
  const first = yield* call(firstPage, slug, step, entry);
  const subPage = pageOfErrors(slug, wrongPaths(step.widgets), first);
  yield* put(stepReceived(step));
  yield* put(navigated({ path: pathOfStep(slug), subPage, replace: entry.replace ?? false }));
  if (slug === 'contract') yield* put(contractsRequested());
  const hasCustomer = yield* select(selectHasCustomer);
  if (slug !== 'contact-info' && slug !== 'thanks' && slug !== 'auth' && !hasCustomer)
    yield* put(customerRequested());
}
