import { call, select, take } from 'typed-redux-saga';
import { rememberBegun } from '../../state/begun';
import { navigated } from '../../state/navigation';
import { requestForgotten } from '../../state/root';
import { selectIsOnFirstPage, selectReady, selectSlug } from '../../state/selectors';
import { bootstrapped } from '../../state/session';

/** Keeps whether a request is in progress, for the next load of the page. */
export function* rememberProgress() {
  for (;;) {
    const { type } = yield* take([navigated.type, bootstrapped.type, requestForgotten.type]);
    const slug = yield* select(selectSlug);
    if (type === requestForgotten.type) yield* call(rememberBegun, false);
    else if (slug && (yield* select(selectReady)))
      yield* call(rememberBegun, slug !== 'thanks' && !(yield* select(selectIsOnFirstPage)));
  }
}
