import { call, put, select } from 'typed-redux-saga';
import { navigated } from '../../state/navigation';
import { firstSegment, isOutside, isResuming, pathOfStep, slugOfPath } from '../../state/paths';
import { selectPath, selectSlug } from '../../state/selectors';
import { bootstrapRequested, previousStepRequested, type locationChanged } from '../pageActions';
import { showSubPage } from '../navigation/showSubPage';

/**
 * The address moved, by the browser's Back and Forward or by a link. Where the store does not follow, the address is
 * led back to it: what is shown is always the step that the service has.
 */
export function* followLocation({ payload }: ReturnType<typeof locationChanged>) {
  const { path, subPage, direction } = payload;
  const slug = yield* select(selectSlug);
  const here = yield* select(selectPath);
  const wanted = slugOfPath(path);

  if (isOutside(path)) yield* put(navigated({ path }));
  // From the code page back to the form, and the other way.
  else if (isResuming(path) && path === here) yield* put(navigated({ path, subPage, replace: true }));
  else if (isResuming(path) || !slug || firstSegment(here) === 'session-expired') {
    yield* put(navigated({ path, replace: true }));
    yield* put(bootstrapRequested());
  } else if (wanted === slug) yield* call(showSubPage, subPage);
  else if (wanted && direction === 'back' && here === pathOfStep(slug) && slug !== 'thanks')
    yield* put(previousStepRequested());
  else if (here !== pathOfStep(slug)) yield* put(navigated({ path: pathOfStep(slug), replace: true }));
}
