import { put, type SagaGenerator } from 'typed-redux-saga';
import { busyEnded, busyStarted } from '../../state/ui';
import { named } from './named';

export const withOverlay = <Arguments extends unknown[]>(
  flow: (...given: Arguments) => SagaGenerator<void> | Generator<unknown, void>,
) =>
  named(flow.name, function* busy(...given: Arguments) {
    yield* put(busyStarted());
    try {
      yield* flow(...given) as SagaGenerator<void>;
    } finally {
      yield* put(busyEnded());
    }
  });
