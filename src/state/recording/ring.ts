/**
 * Keeps the newest events within a bound of number and length. Events are dropped in whole segments, each of
 * which begins with a state, so that what remains can be replayed from there.
 */
import { TRACE_MAX_BYTES, TRACE_MAX_EVENTS, type Trace, type TraceEvent } from '../../contract/trace';

const SEGMENT_EVENTS = 200;
/** Characters. Two bytes each in memory; in UTF-8 the marks of masked values have more than one, too. */
const MAX_LENGTH = TRACE_MAX_BYTES / 2 - 200_000;
const SEGMENT_LENGTH = MAX_LENGTH / 8;

interface Segment {
  base: Trace['base'];
  /** Each event as JSON. */
  readonly events: string[];
  length: number;
}

/** `stateNow` returns the masked state before the event that is added. */
export const createRing = (stateNow: () => Trace['base']) => {
  const segments: Segment[] = [{ base: null, events: [], length: 0 }];
  let length = 0;
  let count = 0;
  let dropped = 0;

  const dropOldest = (): boolean => {
    if (segments.length < 2) return false;
    const oldest = segments.shift();
    length -= oldest?.length ?? 0;
    count -= oldest?.events.length ?? 0;
    dropped += oldest?.events.length ?? 0;
    return true;
  };

  const segmentFor = (size: number): Segment => {
    const last = segments.at(-1);
    const isFull =
      last &&
      (last.events.length >= SEGMENT_EVENTS || (last.length > 0 && last.length + size > SEGMENT_LENGTH));
    if (last && !isFull) return last;
    const next = { base: stateNow(), events: [], length: 0 };
    segments.push(next);
    return next;
  };

  return {
    begin: (base: Trace['base']): void => {
      const [first] = segments;
      if (first && count + dropped === 0) first.base = base;
    },
    add: (event: TraceEvent): void => {
      const text = JSON.stringify(event);
      // An event so large would displace more useful ones.
      if (text.length > MAX_LENGTH / 2) {
        dropped += 1;
        return;
      }
      const segment = segmentFor(text.length);
      segment.events.push(text);
      segment.length += text.length;
      length += text.length;
      count += 1;
      while ((length > MAX_LENGTH || count > TRACE_MAX_EVENTS) && dropOldest());
    },
    /** False if only one segment is left. */
    dropOldest,
    read: (): Pick<Trace, 'base' | 'dropped' | 'events'> => ({
      base: segments[0]?.base ?? null,
      dropped,
      events: segments.flatMap(({ events }) => events).map((text) => JSON.parse(text) as TraceEvent),
    }),
  };
};
