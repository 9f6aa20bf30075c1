import { isTrace, type Trace } from '../../../src/contract/trace';
import { unknownActions } from '../../../src/app/replay/unknownActions';
import { runTrace, type MoreAnswers } from './runTrace';
import { flowStepsOf, differences, type FlowStep } from './story';

export interface Expectation {
  /** An action or call: 'call/createPassword/refused'. Without it, the start. */
  readonly after?: string;
  /** Such as 'ui/dialogOpened'. */
  readonly comes?: string;
  /** Default: at least once. */
  readonly times?: number;
  readonly never?: string;
  /** By path; an entry of a list is named by its `name`. '*' is anything but nothing. */
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface TraceCase {
  readonly title: string;
  readonly trace: Trace;
  /** Without it, the run must do what the recording did. */
  readonly expect?: readonly Expectation[];
  readonly answers?: MoreAnswers;
}

/** An entry of a list is named by its `name` or its place. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((now, key) => {
    if (Array.isArray(now))
      return (now as unknown[]).find((one, index) => (one as { name?: unknown }).name === key || String(index) === key); // prettier-ignore
    return (now as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }, value);

const isSame = (wanted: unknown, found: unknown): boolean =>
  wanted === '*'
    ? found !== undefined && found !== null && found !== ''
    : JSON.stringify(wanted) === JSON.stringify(found);

interface Step extends FlowStep {
  /** Done by a flow, and not merely seen: the answer of a call, a screen's action. */
  readonly isFlowStep: boolean;
}

const stepsOf = (run: Trace): readonly Step[] => {
  const steps = [...flowStepsOf(run)];
  return run.events.flatMap((event): Step[] => {
    if (event.kind === 'flow') return [];
    const name = event.kind === 'action' ? event.name : `${event.kind}/${event.name}/${'step' in event ? event.step : ''}`; // prettier-ignore
    if (steps[0]?.name === name) return [{ ...(steps.shift() as FlowStep), isFlowStep: true }];
    return event.kind === 'call' ? [{ name, value: event.answer, after: '', isFlowStep: false }] : [];
  });
};

const failureOf = (
  steps: readonly Step[],
  { after, comes, times, never, with: values = {} }: Expectation,
) => {
  const begin = after === undefined ? 0 : steps.findIndex(({ name }) => name === after) + 1;
  const place = after === undefined ? '' : ` after ${after}`;
  if (after !== undefined && begin === 0) return `Nothing can be said${place}: it did not happen.`;
  const rest = steps.slice(begin).filter(({ isFlowStep }) => isFlowStep);
  const names =
    rest
      .slice(0, 5)
      .map(({ name }) => name)
      .join(', ') || 'nothing';
  if (never !== undefined && rest.some(({ name }) => name === never)) return `${never} came${place}.`;
  const found = rest.filter(({ name }) => name === comes);
  if (comes !== undefined && found.length === 0) return `Expected ${comes}${place}, but there came ${names}.`;
  if (times !== undefined && found.length !== times)
    return `Expected ${comes} ${times} times${place}, but it came ${found.length} times.`;
  for (const [path, wanted] of Object.entries(values)) {
    const values = found.map(({ value }) => valueAt(value, path));
    if (!values.some((value) => isSame(wanted, value)))
      return `${comes}: expected ${path} to be ${JSON.stringify(wanted)}, but it is ${JSON.stringify(values)}.`;
  }
  return undefined;
};

/** Takes a case, or a recording as it was saved. Throws for anything else. */
export const parseCase = (name: string, text: string): TraceCase => {
  const value = JSON.parse(text) as unknown;
  const given = isTrace(value) ? { title: name, trace: value } : (value as TraceCase);
  if (!isTrace(given.trace)) throw new Error(`${name} has no recording.`);
  return given;
};

/** Returns what is not as it should be, in sentences. */
export const runCase = async ({ trace, expect, answers }: TraceCase): Promise<readonly string[]> => {
  if (trace.dropped > 0) return [`The recording's first ${trace.dropped} events are lost: it cannot be run.`];
  const run = await runTrace(trace, answers);
  const steps = stepsOf(run);
  const wrong = expect ? expect.flatMap((one) => failureOf(steps, one) ?? []) : differences(trace, run);
  const unknown = unknownActions(trace).map((type) => `This build does not know the action ${type}.`);
  return wrong.length > 0 ? [...wrong, ...unknown] : [];
};
