import type * as timers from 'node:timers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, type Task } from 'redux-saga';
import { performCall } from '../../src/flows/shared/callEndpoint';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import type { RootState } from '../../src/state/root';
import { dialogClosed, errorScreenClosed } from '../../src/state/ui';
import { sagaHost, service, type Answers } from './support';

const tasks: Task[] = [];
afterEach(() => {
  for (const task of tasks.splice(0)) task.cancel();
});

interface CallEffect {
  readonly type?: unknown;
  readonly payload?: { readonly fn?: unknown; readonly args: unknown[] };
}

/** Effects as they are, but for the calls of the service: the fake one answers them. */
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
/** What is settled goes on in some turns of the event loop, and a timer of 0 ms fires. */
const turn = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await new Promise((resolve) => soon(resolve));
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/** All flows at once, as the app runs them: the real reducer, the fake service in place of the calls. */
export const running = async (state: RootState, answers: Answers) => {
  const fake = service(answers);
  const host = sagaHost(state);
  const { dispatch, getState } = host;
  await loadStepSagas();
  tasks.push(runSaga({ ...host, effectMiddlewares: [answeringBy(fake)] }, rootSaga));
  await turn();

  /** Until no flow is at work: encryption and chunks take more than one turn. */
  const settle = async (): Promise<void> => {
    await turn();
    for (let turns = 0; getState().ui.busy > 0; turns += 1) {
      if (turns > 2000) throw new Error('Still busy');
      await turn();
    }
  };
  const send = async (action: UnknownAction): Promise<void> => {
    dispatch(action);
    await settle();
  };
  return {
    names: fake.names,
    calls: fake.calls,
    state: getState,
    path: () => getState().navigation.path,
    /** Dispatches, and waits for what comes of it. */
    send,
    /** 'Riprova' on what is said, as dialog and screen do it. */
    tryAgain: async (): Promise<void> => {
      const { dialog, errorScreen } = getState().ui;
      const retry = dialog?.retry ?? errorScreen?.retry;
      if (!retry) throw new Error('Nothing to try again');
      dispatch(dialog ? dialogClosed() : errorScreenClosed());
      await send(retry);
    },
    /** The way out beside 'Riprova'. */
    leave: async (): Promise<void> => {
      const exit = getState().ui.errorScreen?.exit;
      if (!exit) throw new Error('No way out');
      dispatch(errorScreenClosed());
      if (exit.action) await send(exit.action);
    },
  };
};
