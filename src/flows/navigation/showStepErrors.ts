import { put, select } from 'typed-redux-saga';
import { stepErrors, wrongPaths } from '../../contract/fieldErrors';
import type { Step } from '../../contract/wire';
import { navigated } from '../../state/navigation';
import { selectPath, selectSlug, selectSubPage } from '../../state/selectors';
import { stepRefused } from '../../state/step';
import { pageOfErrors } from './pageOfErrors';

/** Keeps the applicant on the step and shows the sub-page with the errors. */
export function* showStepErrors(refused: Pick<Step, 'widgets' | 'errorMessage'>) {
  const slug = yield* select(selectSlug);
  const current = yield* select(selectSubPage);
  const subPage = slug ? pageOfErrors(slug, wrongPaths(refused.widgets), current) : current;
  // Before the errors, so that they are announced on the page that shows them.
  if (subPage !== current) yield* put(navigated({ path: yield* select(selectPath), subPage }));
  yield* put(stepRefused(stepErrors(refused)));
}
