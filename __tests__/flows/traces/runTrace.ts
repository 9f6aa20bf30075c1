import type { UnknownAction } from '@reduxjs/toolkit';
import type { Answerer } from '../../../src/api/baseQuery';
import type { ApiError } from '../../../src/contract/errors';
import type { ActionEvent, CallEvent, Trace, TraceEvent } from '../../../src/contract/trace';
import type { Names } from '../../../src/contract/steps/naming';
import { loadStepSagas } from '../../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../../src/flows/start/root';
import { navigated } from '../../../src/state/navigation';
import { note } from '../../../src/state/recording/middleware';
import { createRecorder } from '../../../src/state/recording/recorder';
import { requestInterrupted } from '../../../src/state/resume';
import { requestForgotten } from '../../../src/state/root';
import { createAppStore } from '../../../src/state/store';
import type { CampaignState } from '../../../src/state/campaign';
import { config } from '../support';
import { withItaly } from './italy';
import { seedTab } from './seedTab';
import { pass } from './turns';

type Outcome = Awaited<ReturnType<Answerer>>;

interface CallMeta {
  readonly requestStatus?: unknown;
  readonly arg?: { readonly track?: unknown; readonly forceRefetch?: unknown };
}
const metaOf = (event: TraceEvent | undefined): CallMeta =>
  (event?.kind === 'action' && (event.action.meta as CallMeta | undefined)) || {};

/** Flows make their calls by `performCall`, which marks them for RTK Query. */
const isOfFlow = (event: TraceEvent | undefined): boolean => {
  const { arg } = metaOf(event);
  return arg?.track === false || arg?.forceRefetch === true;
};

/** By the index of their event. The event of the action follows that of its call. */
export const flowCalls = ({ events }: Trace): ReadonlyMap<number, CallEvent> =>
  new Map(
    events.flatMap((event, at) =>
      event.kind === 'call' && isOfFlow(events[at + 1]) ? [[at, event] as const] : [],
    ),
  );

/** Actions that `sessionExpiryMiddleware` dispatches by itself, and no screen does. */
const ofMiddleware: readonly string[] = [requestForgotten.type, requestInterrupted.type, navigated.type];

export const isOfApp = ({ from, name }: ActionEvent): boolean =>
  from === 'flow' || (from === 'screen' && ofMiddleware.includes(name));

/** With the progress of uploads: their files are not there in a run. */
const isOfScreen = (event: TraceEvent): event is ActionEvent =>
  event.kind === 'action' &&
  ((event.from === 'screen' && !isOfApp(event)) ||
    event.name === 'uploads/moved' ||
    (metaOf(event).requestStatus !== undefined && !isOfFlow(event)));

/** The first events after the chunk was loaded; the back end's names are read as the app's own from there. */
const isOfStepSagas = ({ kind, name }: TraceEvent): boolean =>
  kind === 'flow' && (name === 'learnNames' || name === 'watchUploads');

const outcomeOf = ({ step, answer }: CallEvent): Outcome =>
  step === 'answered' ? { data: answer } : { error: answer as ApiError };

export type MoreAnswers = Readonly<Record<string, unknown>>;

/**
 * The nth call of an endpoint gets its nth outcome in the recording. `settle` is called with an outcome as
 * the recording comes to it.
 */
const recordedAnswers = (calls: readonly CallEvent[], more: MoreAnswers) => {
  const asked = calls.filter(({ step }) => step === 'asked');
  const waiting = new Map<string, (outcome: Outcome) => void>();
  const early = new Map<string, Outcome>();
  const counts = new Map<string, number>();
  const answer: Answerer = ({ name }) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const same = asked.filter((one) => one.name === name)[count];
    const given = same ? early.get(same.id) : name in more ? { data: more[name] } : undefined;
    return given ? Promise.resolve(given) : new Promise((resolve) => same && waiting.set(same.id, resolve));
  };
  const settle = (call: CallEvent): void => {
    if (call.step === 'asked' || call.step === 'aborted') return;
    early.set(call.id, outcomeOf(call));
    waiting.get(call.id)?.(outcomeOf(call));
  };
  return { answer, settle };
};

/** The recorder of the run gives numbers that the recording has not: equal marks are equal values. */
const passNumbersOf = (trace: Trace): void => {
  const numbers = [...JSON.stringify(trace).matchAll(/#(\d+)⟧/g)].map(([, number]) => Number(number));
  const last = Math.max(0, ...numbers);
  note('action', { type: 'api/numbers', payload: Array.from({ length: last }, (_, at) => `passed ${at}`) });
};

/** Its values are masked. */
const searchOf = ({ base }: Trace): string =>
  (base as { readonly campaign?: CampaignState } | null)?.campaign?.search ?? '';

/**
 * What screens did is done again at its time; returns what is recorded of that. The modules must be fresh:
 * the sagas of the steps are loaded once.
 */
export const runTrace = async (trace: Trace, more: MoreAnswers = {}): Promise<Trace> => {
  const calls = flowCalls(trace);
  const asKnown = withItaly<UnknownAction>(trace);
  const loaded = trace.events.findIndex(isOfStepSagas);
  const { stepTitles, widgetNames } = trace.config as Names;
  const { answer, settle } = recordedAnswers([...calls.values()], more);
  jest.setSystemTime(new Date(trace.startedAt));
  await seedTab(trace);
  // So that it takes no time in the run.
  await import('../../../src/flows/start/stepSagas');
  const { store, runSaga } = createAppStore({
    config: { ...config, stepTitles, widgetNames },
    location: { pathname: trace.path, search: searchOf(trace) },
    opensFirstPage: true,
    answers: answer,
  });
  const recorder = createRecorder(store, trace.path);
  passNumbersOf(trace);
  const root = runSaga(rootSaga);
  let now = 0;
  for (const [at, event] of trace.events.entries()) {
    const call = calls.get(at);
    if (!call && at !== loaded && !isOfScreen(event)) continue;
    await pass(Math.max(0, event.t - now));
    now = Math.max(now, event.t);
    if (at === loaded) await loadStepSagas();
    else if (call) settle(call);
    else if (isOfScreen(event)) store.dispatch(asKnown(event.action));
    await pass();
  }
  await pass(Math.max(0, (trace.events.at(-1)?.t ?? 0) - now));
  const made = await recorder.read();
  root.cancel();
  return made;
};
