import type { Trace } from '../../../src/contract/trace';
import { changesBetween } from '../../../src/app/replay/changes';
import { nameOf } from '../../../src/app/replay/story';
import { journeyMade } from '../../../src/state/session';
import { flowCalls, isOfApp } from './runTrace';

export interface FlowStep {
  /** 'call/validateEmail/asked', 'step/stepReceived'. */
  readonly name: string;
  readonly value: unknown;
  /** The last step of a flow before it: 'flow/contact/begun'. */
  readonly after: string;
}

export const flowStepsOf = (trace: Trace): readonly FlowStep[] => {
  const calls = flowCalls(trace);
  const steps: FlowStep[] = [];
  let after = 'the start';
  for (const [at, event] of trace.events.entries()) {
    if (event.kind === 'flow') after = nameOf(event);
    if (event.kind === 'action' && isOfApp(event))
      steps.push({ name: event.name, value: event.action.payload, after });
    if (calls.get(at)?.step === 'asked' && event.kind === 'call')
      steps.push({ name: nameOf(event), value: event.request, after });
  }
  return steps;
};

const MASK = /⟦[^⟧]*⟧/;
/** Its value is made by chance. */
const RANDOM = journeyMade.type;
/** Epoch milliseconds: the clock of the run is not that of the applicant. */
const isTime = (value: unknown): boolean => typeof value === 'number' && value > 1e12;

/**
 * A masked value is the same if its mark is. A value that a flow derives from a masked one has a mark of its
 * own that the recording does not know: it cannot be compared.
 */
const sameValue = (known: string, recorded: unknown, now: unknown): boolean => {
  if (isTime(recorded) && isTime(now)) return true;
  if (typeof recorded !== 'string' || typeof now !== 'string') return false;
  return MASK.test(recorded) && MASK.test(now) && !known.includes(`"${now}"`);
};

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** In sentences; none if they are the same. */
export const differences = (recorded: Trace, run: Trace): readonly string[] => {
  const known = JSON.stringify(recorded);
  const [before, now] = [flowStepsOf(recorded), flowStepsOf(run)];
  for (let at = 0; at < Math.max(before.length, now.length); at += 1) {
    const [expected, found] = [before[at], now[at]];
    const last = found?.after ?? now.at(-1)?.after ?? 'the start';
    if (!expected) return [`${found?.name} came after ${last}; the recording has nothing more.`];
    if (!found)
      return [`Expected ${expected.name} after ${expected.after}, but nothing more came after ${last}.`];
    if (expected.name !== found.name)
      return [`Expected ${expected.name} after ${expected.after}, but ${found.name} came after ${last}.`];
    if (found.name === RANDOM) continue;
    const changes = changesBetween(expected.value, found.value, expected.name).filter(
      ({ before: one, after: other }) => !sameValue(known, one, other),
    );
    if (changes.length > 0)
      return changes.map(
        (one) => `${one.path}: expected ${shown(one.before)}, but it is ${shown(one.after)}.`,
      );
  }
  return [];
};
