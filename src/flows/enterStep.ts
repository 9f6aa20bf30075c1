import { put, select } from 'typed-redux-saga';
import { slugOf } from '../contract/steps/table';
import type { Step } from '../contract/wire';
import { navigated } from '../state/navigation';
import { pathOfStep } from '../state/paths';
import { selectHasCustomer } from '../state/selectors';
import { stepReceived } from '../state/step';
import { contractsRequested, customerRequested } from './pageActions';
import { landingPage, returnPage } from './subPages';

interface Entry {
  /** By a redirect: the address replaces the one in hand. */
  readonly replace?: boolean;
  /** From the step after it: its last sub-page is shown. */
  readonly backwards?: boolean;
}

/** Makes a step the current one, shows it, and asks for what it needs. Throws for a title that no step has. */
export function* enterStep(step: Step, { replace = false, backwards = false }: Entry = {}) {
  const slug = slugOf(step.name);
  if (!slug) throw new Error('A step of an unknown title');
  const subPage = (backwards ? returnPage : landingPage)(slug, step.widgets);
  yield* put(stepReceived(step));
  yield* put(navigated({ path: pathOfStep(slug), subPage, replace }));
  if (slug === 'contract') yield* put(contractsRequested());
  const hasCustomer = yield* select(selectHasCustomer);
  if (slug !== 'contact-info' && slug !== 'thanks' && slug !== 'auth' && !hasCustomer)
    yield* put(customerRequested());
}
