import { call, put, select } from 'typed-redux-saga';
import { slugOf, type StepSlug } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { navigated } from '../../state/navigation';
import { pathOfStep } from '../../state/paths';
import { selectHasCustomer, selectPath, selectSubPage } from '../../state/selectors';
import { stepReceived } from '../../state/step';
import { contractsRequested, customerRequested } from '../pageActions';
import { allowedPage, landingPage, returnPage } from './subPages';

interface Entry {
  /** By a redirect: the address replaces the one in hand. */
  readonly replace?: boolean;
  /** From the step after it: its last sub-page is shown. */
  readonly backwards?: boolean;
}

/** Where a step begins; a page that was loaded again stays on its sub-page. */
function* firstPage(slug: StepSlug, { widgets }: Step, { replace, backwards }: Entry) {
  const path = yield* select(selectPath);
  const wanted = yield* select(selectSubPage);
  if (replace && wanted > 0 && path === pathOfStep(slug))
    return allowedPage(slug, widgets, { wanted, current: wanted });
  return (backwards ? returnPage : landingPage)(slug, widgets);
}

/** Makes a step the current one, shows it, and asks for what it needs. Throws for a title that no step has. */
export function* enterStep(step: Step, entry: Entry = {}) {
  const slug = slugOf(step.name);
  if (!slug) throw new Error('A step of an unknown title');
  const subPage = yield* call(firstPage, slug, step, entry);
  yield* put(stepReceived(step));
  yield* put(navigated({ path: pathOfStep(slug), subPage, replace: entry.replace ?? false }));
  if (slug === 'contract') yield* put(contractsRequested());
  const hasCustomer = yield* select(selectHasCustomer);
  if (slug !== 'contact-info' && slug !== 'thanks' && slug !== 'auth' && !hasCustomer)
    yield* put(customerRequested());
}
