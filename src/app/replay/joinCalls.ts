import type { CallEvent, Trace, TraceEvent } from '../../contract/trace';
import { nameOf } from './story';

/** A call's step is recorded twice: what was asked or answered, and the action for the store. */
const isTwin = (call: TraceEvent, next: TraceEvent | undefined): call is CallEvent =>
  call.kind === 'call' && next?.kind === 'action' && nameOf(call) === nameOf(next);

export const joinCalls = ({ events, ...trace }: Trace): Trace => ({
  ...trace,
  events: events.flatMap((event, at) => {
    const before = events[at - 1];
    if (isTwin(event, events[at + 1])) return [];
    if (!before || !isTwin(before, event)) return [event];
    const { kind: _, name: __, ...call } = before;
    return [{ ...call, ...event }];
  }),
});
