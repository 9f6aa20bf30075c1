/**
 * The recording of an applicant's session for support: what the app did since it was loaded, without personal
 * data. Values are masked before they come here (src/state/recording/redaction.ts).
 */
import { isJourney } from './journey';

export const TRACE_FORMAT = 'apertura-trace';
export const TRACE_VERSION = 1;
/** Bytes of the JSON text in UTF-8. */
export const TRACE_MAX_BYTES = 2 * 1024 * 1024;
export const TRACE_MAX_EVENTS = 2000;
export const TRACE_DAYS = 14;

type Fields = Readonly<Record<string, unknown>>;

/** Milliseconds since the page was loaded. */
interface At {
  readonly t: number;
}

export interface ActionEvent extends At {
  readonly kind: 'action';
  readonly name: string;
  readonly from: 'screen' | 'flow' | 'api';
  readonly action: {
    readonly type: string;
    readonly payload?: unknown;
    readonly meta?: unknown;
    readonly error?: unknown;
  };
}

export interface CallEvent extends At {
  readonly kind: 'call';
  readonly name: string;
  readonly id: string;
  readonly step: 'asked' | 'answered' | 'refused' | 'lost' | 'aborted';
  /** Milliseconds from 'asked'. */
  readonly ms?: number;
  readonly httpStatus?: number;
  readonly errorKind?: string;
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** `parent` is 0 for the root saga. */
export interface FlowEvent extends At {
  readonly kind: 'flow';
  readonly name: string;
  readonly id: number;
  readonly parent: number;
  readonly step: 'begun' | 'call' | 'answer' | 'ended' | 'cancelled' | 'threw';
  readonly detail?: string;
}

export interface CrashEvent extends At {
  readonly kind: 'crash';
  readonly name: 'error' | 'rejection' | 'boundary';
  /** The error's name and place in the code. Never its own words, which may hold data. */
  readonly message: string;
  readonly stack?: string;
}

export type TraceEvent = ActionEvent | CallEvent | FlowEvent | CrashEvent;

export interface Trace {
  readonly format: typeof TRACE_FORMAT;
  readonly version: typeof TRACE_VERSION;
  /** Without its hyphen. */
  readonly journey: string;
  readonly build: string;
  /** When the page was loaded: ISO 8601 in UTC, whole seconds. */
  readonly startedAt: string;
  /** The pattern of the loaded address: '/request/card', '/resume/:guid'. */
  readonly path: string;
  /** Declared harmless settings alone. */
  readonly config: Fields;
  readonly device: Fields;
  /**
   * The masked state before the first event. If none was dropped, what the load brought to the initial state:
   * the campaign of the address, and the times of codes sent before. Null is the initial state.
   */
  readonly base: Fields | null;
  readonly dropped: number;
  readonly events: readonly TraceEvent[];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const LONGEST_TEXT = 4000;
const isText: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
/** Three years: no page stays open for longer. */
const LONGEST_MS = 1e11;
const isTime: Check = (value) => isNumber(value) && Number(value) <= LONGEST_MS;
const isWhole: Check = (value) => Number.isInteger(value) && isNumber(value);
const isAnything: Check = () => true;
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);
const optional =
  (accepts: Check): Check =>
  (value) =>
    value === undefined || accepts(value);

const hasShape = (value: unknown, checks: Checks): value is Fields =>
  isRecord(value) &&
  Object.keys(value).every((key) => Object.hasOwn(checks, key)) &&
  Object.entries(checks).every(([key, accepts]) => accepts(value[key]));

const action: Checks = {
  type: isText,
  payload: isAnything,
  meta: isAnything,
  error: isAnything,
};

const eventChecks: Readonly<Record<string, Checks>> = {
  action: {
    name: isText,
    from: oneOf('screen', 'flow', 'api'),
    action: (value) => hasShape(value, action),
  },
  call: {
    name: isText,
    id: isText,
    step: oneOf('asked', 'answered', 'refused', 'lost', 'aborted'),
    ms: optional(isTime),
    httpStatus: optional(isWhole),
    errorKind: optional(isText),
    request: isAnything,
    answer: isAnything,
  },
  flow: {
    name: isText,
    id: isWhole,
    parent: isWhole,
    step: oneOf('begun', 'call', 'answer', 'ended', 'cancelled', 'threw'),
    detail: optional(isText),
  },
  crash: { name: oneOf('error', 'rejection', 'boundary'), message: isText, stack: optional(isText) },
};

const isEvent = (value: unknown): value is TraceEvent => {
  const kind = isRecord(value) && typeof value.kind === 'string' ? value.kind : '';
  if (!Object.hasOwn(eventChecks, kind)) return false;
  return hasShape(value, { t: isTime, kind: isText, ...eventChecks[kind] });
};

const trace: Checks = {
  format: (value) => value === TRACE_FORMAT,
  version: (value) => value === TRACE_VERSION,
  journey: isJourney,
  build: isText,
  startedAt: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  path: isText,
  config: isRecord,
  device: isRecord,
  base: (value) => value === null || isRecord(value),
  dropped: isWhole,
  events: (value) => Array.isArray(value) && value.length <= TRACE_MAX_EVENTS && value.every(isEvent),
};

/** The state of the store is some ten levels deep. A far deeper value overflows the stack of its readers. */
const MAX_DEPTH = 64;

const isFlat = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [],
    );
  }
  return true;
};

/** The size of a recording is checked where its text is read. */
export const isTrace = (value: unknown): value is Trace => isFlat(value) && hasShape(value, trace);
