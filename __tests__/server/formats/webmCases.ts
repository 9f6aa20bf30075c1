import fc from 'fast-check';
import { PARTS, scaleNs, type Part, type WrittenWebm } from './webmWriter';

export const framesMs = (written: WrittenWebm): number =>
  ((written.frames[written.frames.length - 1] as number) * scaleNs(written)) / 1_000_000;

const STATED: Readonly<Record<string, (length: number) => WrittenWebm['durationMs']>> = {
  missing: () => undefined,
  empty: () => 'empty',
  zero: () => 0,
  notANumber: () => NaN,
  infinite: () => Infinity,
  minusInfinite: () => -Infinity,
  negative: (length) => -length,
  tiny: () => 0.001,
  tooShort: (length) => length / 3,
  tooLong: (length) => length * 3,
  right: (length) => length,
  rightToTheEndOfTheFrame: (length) => length * 1.25,
};
export const isRight = (stated: string): boolean => stated.startsWith('right');

export interface Case {
  readonly stated: string;
  readonly written: WrittenWebm;
}

const scales = fc.oneof(
  fc.constant(undefined),
  fc.record({ ns: fc.constantFrom(0, 1e5, 1e6, 1e9), bytes: fc.constantFrom(4, 8) }),
  fc.constant({ ns: 0, bytes: 0 }),
);

export const cases: fc.Arbitrary<Case> = fc
  .record({
    stated: fc.constantFrom(...Object.keys(STATED)),
    seconds: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
    rest: fc.record({
      floatBytes: fc.constantFrom(4 as const, 8 as const),
      scale: scales,
      alpha: fc.option(fc.record({ value: fc.constantFrom(0, 1), bytes: fc.constantFrom(1, 8) }), {
        nil: undefined,
      }),
      segment: fc.record({ bytes: fc.constantFrom(4, 8), isKnown: fc.boolean() }),
      segmentUnknownBytes: fc.constantFrom(1, 4, 8),
      cluster: fc.record({ bytes: fc.constantFrom(1, 8), isKnown: fc.boolean() }),
      hasClusterPositions: fc.boolean(),
      order: fc.shuffledSubarray<Part>([...PARTS]),
      appName: fc.integer({ min: 0, max: 126 }).map((length) => 'x'.repeat(length)),
      padding: fc.integer({ min: 0, max: 126 }),
    }),
  })
  .map(({ stated, seconds, rest: { order, segment, segmentUnknownBytes, ...rest } }) => {
    const perSecond = 1_000_000_000 / scaleNs(rest);
    const written = {
      ...rest,
      segment: segment.isKnown ? segment : { bytes: segmentUnknownBytes, isKnown: false },
      order: [...order, ...(['tracks', 'clusters'] as const).filter((part) => !order.includes(part))],
      frames: seconds.sort((a, b) => a - b).map((second) => second * perSecond),
      durationMs: undefined,
    };
    return { stated, written: { ...written, durationMs: STATED[stated]?.(framesMs(written)) } };
  });
