import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { errorCopy } from '../copy/app';
import { dialogOpened, type RetryAction } from '../state/ui';

export type Flow<Given extends RetryAction> = (
  action: Given,
) => SagaGenerator<void> | Generator<unknown, void>;

/** A flow whose code comes when it is first asked for. Code that does not come is a failure like any other. */
export const lazily = <Given extends RetryAction>(load: () => Promise<Flow<Given>>) =>
  function* flow(action: Given) {
    let loaded: Flow<Given>;
    try {
      loaded = yield* call(load);
    } catch {
      yield* put(dialogOpened({ message: errorCopy.chunkText, retry: action }));
      return;
    }
    yield* loaded(action) as SagaGenerator<void>;
  };
