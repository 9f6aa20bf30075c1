import { call, put, select } from 'typed-redux-saga';
import { navigated } from '../../state/navigation';
import { firstSegment, isStandalone, isResuming, pathOfStep, slugOfPath } from '../../state/paths';
import { selectPath, selectSlug } from '../../state/selectors';
import { bootstrapRequested, previousStepRequested, type locationChanged } from '../pageActions';
import { showSubPage } from '../navigation/showSubPage';

/**
 * If the store does not follow, the address is set back: the page always shows the service's current step.
 */
export function* followLocation({ payload }: ReturnType<typeof locationChanged>) {
  const { path, subPage, direction } = payload;
  const slug = yield* select(selectSlug);
  const here = yield* select(selectPath);
  const wanted = slugOfPath(path);

  if (isStandalone(path)) yield* put(navigated({ path }));
  else if (isResuming(path) && path === here) yield* put(navigated({ path, subPage, replace: true }));
  else if (isResuming(path) || !slug || firstSegment(here) === 'session-expired') {
    yield* put(navigated({ path, replace: true }));
    yield* put(bootstrapRequested());
  } else if (wanted === slug) yield* call(showSubPage, subPage);
  else if (wanted && direction === 'back' && here === pathOfStep(slug) && slug !== 'thanks')
    yield* put(previousStepRequested());
  else if (here !== pathOfStep(slug)) yield* put(navigated({ path: pathOfStep(slug), replace: true }));
}
