import fc from 'fast-check';
import {
  isJourney,
  JOURNEY_ALPHABET,
  JOURNEY_LENGTH,
  journeyOf,
  shownJourney,
} from '../../src/contract/journey';
import { isTrace, TRACE_MAX_EVENTS, type Trace, type TraceEvent } from '../../src/contract/trace';

const events: readonly TraceEvent[] = [
  { t: 1, kind: 'action', name: 'ui/dialogClosed', from: 'screen', action: { type: 'ui/dialogClosed' } },
  { t: 2, kind: 'call', name: 'comuni', id: '1', step: 'asked', request: {} },
  { t: 3, kind: 'flow', name: 'sign', id: 2, parent: 1, step: 'threw', detail: 'network' },
  { t: 4, kind: 'crash', name: 'error', message: 'TypeError at main.js:1:2' },
];
const trace: Trace = {
  format: 'apertura-trace', version: 1, journey: 'ABCDEFGH', build: 'b', startedAt: '2026-01-02T03:04:05Z',
  path: '/resume/:guid', config: {}, device: {}, base: null, dropped: 0, events,
}; // prettier-ignore

describe('a recording', () => {
  it('is accepted with each kind of event, and refused without any of its parts', () => {
    expect(isTrace(trace)).toBe(true);
    for (const key of Object.keys(trace)) expect(isTrace({ ...trace, [key]: undefined })).toBe(false);
  });

  it('is refused with any part that is not declared, in it or in an event', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(3), fc.jsonValue(), (name, at, value) => {
        const event = { ...events[at], [`${name}x`]: value };
        return !isTrace({ ...trace, [`${name}x`]: value }) && !isTrace({ ...trace, events: [event] });
      }),
    );
  });

  it('is refused with a time that no open page reaches', () => {
    for (const t of [-1, 1e12, Number.MAX_VALUE, Number.NaN])
      expect(isTrace({ ...trace, events: [{ ...events[0], t }] })).toBe(false);
  });

  it('is refused with more events than are kept, and where it is something else', () => {
    const [event] = events;
    expect(isTrace({ ...trace, events: Array.from({ length: TRACE_MAX_EVENTS + 1 }, () => event) })).toBe(
      false,
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => !isTrace(value) && !isTrace({ ...trace, events: [value] })),
    );
  });
});

it('a journey code is read aloud without doubt, whatever chance gives', () => {
  expect(JOURNEY_ALPHABET).not.toMatch(/[01ILOU]/);
  const random = fc.uint8Array({ minLength: JOURNEY_LENGTH, maxLength: 20 });
  fc.assert(fc.property(random, (bytes) => isJourney(journeyOf(bytes))));
  expect(shownJourney('ABCDEFGH')).toBe('ABCD-EFGH');
});
