import { call, select, take } from 'typed-redux-saga';
import { rememberBegun } from '../../state/begun';
import { navigated } from '../../state/navigation';
import { requestForgotten } from '../../state/root';
import { selectGuid, selectIsOnFirstPage, selectReady, selectSlug } from '../../state/selectors';
import { REQUEST, writeTab } from '../../state/tabStorage';
import { bootstrapped } from '../../state/session';

export function* rememberProgress() {
  for (;;) {
    const { type } = yield* take([navigated.type, bootstrapped.type, requestForgotten.type]);
    const slug = yield* select(selectSlug);
    if (type === requestForgotten.type) {
      yield* call(rememberBegun, false);
      writeTab(REQUEST, null);
    } else if (slug && (yield* select(selectReady))) {
      yield* call(rememberBegun, slug !== 'thanks' && !(yield* select(selectIsOnFirstPage)));
      // Without a confirmed phone a request has no code that would open it.
      const isOpened = !['contact-info', 'thanks', 'auth'].includes(slug);
      writeTab(REQUEST, (isOpened && (yield* select(selectGuid))) || null);
    }
  }
}
