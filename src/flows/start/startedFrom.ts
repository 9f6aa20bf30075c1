import { delay, put, select, take } from 'typed-redux-saga';
import { pressAwaited } from '../../state/navigation';
import { named } from '../shared/named';
import { selectBusy, selectIsOnFirstPage, selectOpening } from '../../state/selectors';

/**
 * A press on the first page may come before the service has said which step is the current one. It is then
 * carried out after that answer, and dropped if the answer leads elsewhere.
 */
export const startedFrom = <Given>(flow: (given: Given) => Generator) =>
  named(flow.name, function* afterStart(given: Given) {
    if (yield* select(selectOpening)) {
      yield* put(pressAwaited());
      while ((yield* select(selectOpening)) || (yield* select(selectBusy))) yield* take('*');
      // Waits until the first page has its own history entry.
      yield* delay(0);
      if (!(yield* select(selectIsOnFirstPage))) return;
    }
    yield* flow(given) as Generator<never, void>;
  });
