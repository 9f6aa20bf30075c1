/** Keeps a masked recording of the app's work, for the applicant to give to support (contract/trace.ts). */
import {
  TRACE_FORMAT,
  TRACE_MAX_BYTES,
  TRACE_VERSION,
  type ActionEvent,
  type CrashEvent,
  type FlowEvent,
  type Trace,
  type TraceEvent,
} from '../../contract/trace';
import { slugOfPath } from '../paths';
import { recordTo, type Note } from './middleware';
import { createRedaction, PAGES } from './redaction';
import type { RootState } from '../root';
import { followCalls, isCallAction, storyName } from './calls';
import { crashOf } from './crash';
import { readDevice } from './device';
import { followFlows } from './flows';
import { withoutLists } from './lists';
import { createRing } from './ring';

interface Host {
  readonly getState: () => RootState;
}
/** The store inside DevTools. Its actions are listed, and reach no reducer, saga or call. */
interface LiftedHost extends Host {
  readonly liftedStore?: { readonly dispatch: (action: object) => void };
}
interface PlainAction {
  readonly type: string;
}

/** redux-saga's mark of the actions that a saga dispatches. */
const SAGA_ACTION = '@@redux-saga/SAGA_ACTION';

/** Actions of the calls' own book-keeping, which change nothing that a page shows. */
const isBookkeeping = (type: string): boolean =>
  type.startsWith('api/internal') || type.startsWith('__rtkq/');

/** The call that sends a recording: it would hold itself. */
const isOwnCall = (action: PlainAction): boolean =>
  isCallAction(action) && action.meta.arg.endpointName === 'sendTrace';

/** Calls of flows leave nothing in the state: their event has it all. */
const contentOf = (action: PlainAction): PlainAction & { readonly meta?: unknown } =>
  isCallAction(action) && action.meta.arg.track === false
    ? { type: action.type, meta: { ...action.meta, arg: { ...action.meta.arg, originalArgs: undefined } } }
    : action;

/** Without what was typed or identifies a request: '/resume/abc' → '/resume/:guid'. */
const patternOfPath = (path: string): string => {
  const [, first = '', second = ''] = path.split('/');
  if (slugOfPath(path) !== undefined) return path;
  const page = first === '' || PAGES.includes(first) ? `/${first}` : '/:other';
  return second === '' ? page : `${page}/:guid`;
};

type Untimed = TraceEvent extends infer Event ? (Event extends TraceEvent ? Omit<Event, 't'> : never) : never;

export const createRecorder = ({ getState, liftedStore }: LiftedHost, loadedPath: string) => {
  const redaction = createRedaction(getState().config);
  const ring = createRing(() => redaction.mask('', getState()) as Trace['base']);
  const readCall = followCalls();
  /** The same action again comes from 'Riprova' on a page. */
  const dispatched = new WeakSet<object>();

  const fromOf = (action: PlainAction): ActionEvent['from'] => {
    if (action.type.startsWith('api/') || action.type === 'uploads/moved') return 'api';
    if (!(SAGA_ACTION in action) || dispatched.has(action)) return 'screen';
    dispatched.add(action);
    return 'flow';
  };

  /** Flows that have begun and done nothing yet. Those that end so are left out: most only read the state. */
  let begun: FlowEvent[] = [];

  const add = (at: number, event: Untimed): void => {
    const timed = { t: Math.round(at), ...event };
    const last = begun.at(-1);
    if (timed.kind === 'flow' && timed.step === 'begun') begun.push(timed);
    else if (timed.kind === 'flow' && timed.step === 'ended' && timed.id === last?.id) begun.pop();
    else {
      const before = begun;
      begun = [];
      for (const one of [...before, timed]) {
        ring.add(one);
        if (one.kind === 'flow') onFlow(one);
      }
    }
  };

  const addAction = (at: number, action: PlainAction): void => {
    if (isBookkeeping(action.type) || isOwnCall(action)) return;
    const call = readCall(action, at);
    if (call) {
      const { request, answer, ...rest } = call;
      add(at, {
        ...rest,
        ...(request !== undefined && { request: redaction.mask('', request) }),
        ...(answer !== undefined && { answer: redaction.mask('', answer) }),
      });
    }
    add(at, {
      kind: 'action',
      name: storyName(action),
      from: fromOf(action),
      action: { ...(redaction.mask('', contentOf(action)) as PlainAction), type: action.type },
    });
  };

  const onFlow = ({ name, step, detail }: FlowEvent): void =>
    liftedStore?.dispatch({
      type: 'PERFORM_ACTION',
      action: { type: `flow/${name}/${step}`, ...(detail !== undefined && { name: detail }) },
      timestamp: Date.now(),
    });

  let at = 0;
  const followFlow = followFlows((flow, step) => add(at, { kind: 'flow', ...flow, ...step }));

  const record = (note: Note): void => {
    ({ at } = note);
    if (note.kind === 'load') {
      const { campaign, codes } = note.value as RootState;
      ring.begin(redaction.mask('', { campaign, codes }) as Trace['base']);
    } else if (note.kind === 'action') addAction(at, note.value as PlainAction);
    else if (note.kind === 'crash') {
      const { name, error } = note.value as { name: CrashEvent['name']; error: unknown };
      add(at, { kind: 'crash', name, ...crashOf(error) });
    } else followFlow(note);
  };

  recordTo((note) => {
    try {
      record(note);
    } catch {
      // Never let recording break the app.
    }
  });

  const read = async (): Promise<Trace> => {
    const { session, config } = getState();
    const head = {
      format: TRACE_FORMAT,
      version: TRACE_VERSION,
      journey: session.journey,
      build: __BUILD_ID__,
      startedAt: `${new Date(performance.timeOrigin).toISOString().slice(0, 19)}Z`,
      path: patternOfPath(loadedPath.slice(__BASE_PATH__.length)),
      config: {
        productCode: config.productCode,
        provider: config.provider,
        supportTools: config.supportTools,
        stepTitles: config.stepTitles,
        widgetNames: config.widgetNames,
      },
      device: await readDevice(),
    } as const;
    for (;;) {
      const trace: Trace = { ...head, ...withoutLists(ring.read()) };
      const size = new TextEncoder().encode(JSON.stringify(trace)).length;
      if (size <= TRACE_MAX_BYTES || !ring.dropOldest()) return trace;
    }
  };

  return { read };
};

export type Recorder = ReturnType<typeof createRecorder>;
