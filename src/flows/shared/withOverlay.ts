import { put, type SagaGenerator } from 'typed-redux-saga';
import { busyEnded, busyStarted } from '../../state/ui';

/** The same flow under the loading overlay, which is lifted however the flow ends. */
export const busily = <Arguments extends unknown[]>(
  flow: (...given: Arguments) => SagaGenerator<void> | Generator<unknown, void>,
) =>
  function* busy(...given: Arguments) {
    yield* put(busyStarted());
    try {
      yield* flow(...given) as SagaGenerator<void>;
    } finally {
      yield* put(busyEnded());
    }
  };
