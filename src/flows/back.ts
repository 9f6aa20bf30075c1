import { call, put, select } from 'typed-redux-saga';
import { navigated } from '../state/navigation';
import { pathOfStep } from '../state/paths';
import { selectSlug, selectStep, selectSubPage } from '../state/selectors';
import { stepOf } from '../state/stepOf';
import { backRequested, invitationRequested } from './actions';
import { busily } from './busily';
import { callEndpoint } from './callEndpoint';
import { enterStep } from './enterStep';
import { failInDialog } from './failures';
import { allowedPage } from './subPages';

/** The previous step, as the service has it. */
export function* previousStep() {
  try {
    const answer = yield* callEndpoint('onboardingBack');
    yield* call(enterStep, stepOf(answer), { backwards: true });
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info') yield* put(invitationRequested());
  } catch (error) {
    yield* failInDialog(error, { retry: backRequested() });
  }
}

export function* showSubPage(wanted: number) {
  const slug = yield* select(selectSlug);
  if (!slug) return;
  const { widgets } = yield* select(selectStep);
  const current = yield* select(selectSubPage);
  const subPage = allowedPage(slug, widgets, { wanted, current });
  yield* put(navigated({ path: pathOfStep(slug), subPage }));
}

const stepBack = busily(previousStep);

/** One sub-page back; from a step's first one, the step before. */
export function* goBack() {
  const slug = yield* select(selectSlug);
  const subPage = yield* select(selectSubPage);
  if (subPage > 0) yield* call(showSubPage, subPage - 1);
  else if (slug !== 'contact-info') yield* call(stepBack);
}
