import type * as timers from 'node:timers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, type Task } from 'redux-saga';
import { performCall } from '../../src/flows/shared/callEndpoint';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import type { RootState } from '../../src/state/root';
import { dialogClosed, errorScreenClosed } from '../../src/state/ui';
import { untilAtRest } from '../setup/otherThreads';
import { sagaHost, service, type Answers } from './support';

const tasks: Task[] = [];
afterEach(() => {
  for (const task of tasks.splice(0)) task.cancel();
});

interface CallEffect {
  readonly type?: unknown;
  readonly payload?: { readonly fn?: unknown; readonly args: unknown[] };
}

export const answeringBy =
  ({ perform }: Pick<ReturnType<typeof service>, 'perform'>) =>
  (next: (effect: unknown) => void) =>
  (effect: unknown): void => {
    const { type, payload } = (effect ?? {}) as CallEffect;
    if (type !== 'CALL' || payload?.fn !== performCall) return next(effect);
    const fn = (...args: unknown[]): unknown => perform(args);
    return next({ ...(effect as object), payload: { ...payload, fn } });
  };

const { setImmediate: soon } = jest.requireActual<typeof timers>('node:timers');
const turn = async (): Promise<void> => {
  await new Promise((resolve) => soon(resolve));
  await new Promise((resolve) => setTimeout(resolve, 0));
};

export const running = async (state: RootState, answers: Answers) => {
  const fake = service(answers);
  const host = sagaHost(state);
  const { dispatch, getState } = host;
  await loadStepSagas();
  tasks.push(runSaga({ ...host, effectMiddlewares: [answeringBy(fake)] }, rootSaga));
  await untilAtRest(turn);

  /** Encryption and chunks take more than one turn. */
  const settle = (): Promise<void> => untilAtRest(turn, () => getState().ui.busy > 0);
  const send = async (action: UnknownAction): Promise<void> => {
    dispatch(action);
    await settle();
  };
  return {
    names: fake.names,
    calls: fake.calls,
    state: getState,
    path: () => getState().navigation.path,
    send,
    tryAgain: async (): Promise<void> => {
      const { dialog, errorScreen } = getState().ui;
      const retry = dialog?.retry ?? errorScreen?.retry;
      if (!retry) throw new Error('Nothing to try again');
      dispatch(dialog ? dialogClosed() : errorScreenClosed());
      await send(retry);
    },
    leave: async (): Promise<void> => {
      const exit = getState().ui.errorScreen?.exit;
      if (!exit) throw new Error('No way out');
      dispatch(errorScreenClosed());
      if (exit.action) await send(exit.action);
    },
  };
};
