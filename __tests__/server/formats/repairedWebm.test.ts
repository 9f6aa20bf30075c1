import fc from 'fast-check';
import { repairedWebm } from '../../../server/formats/repairedWebm';
import { webmLength } from '../../../server/formats/webm';
import { repairWebm } from '../../../src/contract/repairWebm';
import { GIVES_UP, growsAtMost } from '../../setup/growth';
import { oneTrack } from '../files';
import { cases, framesMs, isRight, type Case } from './webmCases';
import { readWebm } from './webmReader';
import { writeWebm, type Part, type WrittenWebm } from './webmWriter';

const RUNS = { numRuns: 500 };
/** With its size. */
const CODEC_DELAY = Buffer.from('56aa84', 'hex');
const CLUSTER = Buffer.from('1f43b675', 'hex');

const expectRepaired = (bytes: Buffer, original: Buffer, { written, stated }: Case): void => {
  const [read, before] = [readWebm(bytes), readWebm(withoutEmpty(original, written))];
  const told = isRight(stated) ? before.durationMs : framesMs(written);
  if (written.order.includes('info')) expect((read.durationMs ?? NaN) / (told ?? NaN)).toBeCloseTo(1, 6);
  else expect(read.durationMs).toBeUndefined();
  expect(read.alphas.filter((alpha) => alpha !== 0)).toEqual([]);
  expect(read.clusters).toEqual(before.clusters);
  expect(repairedWebm(bytes).equals(bytes)).toBe(true);
};

/** The same file as the strict reader accepts it. */
const withoutEmpty = (original: Buffer, written: WrittenWebm): Buffer =>
  written.durationMs === 'empty' ? writeWebm({ ...written, durationMs: undefined }) : original;

describe('a repaired webm', () => {
  it('[R7.8-01] has the length of its frames, no alpha channel, and the frames, sizes and places of the original', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const original = writeWebm(one.written);
        expectRepaired(repairedWebm(original), original, one);
      }),
      RUNS,
    );
  });

  it('[R5.6-06] is whole when the page, which sees only the beginning, has repaired it before', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, more) => {
        // What a recorder that cannot go back does not write.
        const written = one.written.segment.isKnown
          ? one.written
          : {
              ...one.written,
              hasClusterPositions: false,
              order: one.written.order.filter((part) => part !== 'cues' && part !== 'seekHead'),
            };
        const original = writeWebm(written);
        const first = original.indexOf(CLUSTER);
        const seen = first + (more % (original.length - first + 1));
        const parts = repairWebm(original.subarray(0, seen), framesMs(written));
        const repaired = parts ? Buffer.concat([...parts, original.subarray(seen)]) : original;
        expectRepaired(repairedWebm(repaired), original, { ...one, written });
      }),
      RUNS,
    );
  });
});

const PLAIN: WrittenWebm = {
  durationMs: undefined,
  floatBytes: 8,
  scale: undefined,
  frames: [1000, 2000],
  alpha: { value: 1, bytes: 1 },
  segment: { bytes: 8, isKnown: true },
  cluster: { bytes: 1, isKnown: true },
  hasClusterPositions: false,
  order: ['seekHead', 'info', 'tracks', 'clusters', 'cues'],
  appName: '',
  padding: 0,
};

describe('the repair of a webm', () => {
  it('keeps its index, but for a place whose new number is too long', () => {
    const entries = Array.from({ length: 120 }, (_, padding) =>
      writeWebm({
        ...PLAIN,
        order: ['seekHead', 'padding', 'info', 'padding', 'tracks', 'clusters', 'cues'],
        padding,
      }),
    ).map((bytes) => readWebm(repairedWebm(bytes)).entries - readWebm(bytes).entries);
    expect(new Set(entries)).toEqual(new Set([0, -1]));
    expect(entries.filter((lost) => lost < 0).length).toBeLessThan(30);
  });

  it('leaves the length of a Segment whose size cannot grow, and removes the alpha channel', () => {
    const grown = (padding: number) => {
      const written = { ...PLAIN, frames: [2000], segment: { bytes: 1, isKnown: true } };
      const order: readonly Part[] = ['info', 'tracks', 'padding', 'clusters'];
      return readWebm(repairedWebm(writeWebm({ ...written, order, padding })));
    };
    const lengths = Array.from({ length: 60 }, (_, padding) => grown(padding));
    expect(new Set(lengths.map(({ durationMs }) => durationMs))).toEqual(new Set([2000, undefined]));
    expect(new Set(lengths.flatMap(({ alphas }) => alphas))).toEqual(new Set([0]));
  });

  it('leaves a webm of known size that the page sees in part', () => {
    const bytes = writeWebm({ ...PLAIN, alpha: undefined });
    expect(repairWebm(bytes.subarray(0, -1), 2000)).toBeUndefined();
    expect(repairWebm(bytes, 2000)).toBeDefined();
  });

  it('removes the alpha channel behind an Info of unknown size', () => {
    const bytes = writeWebm(PLAIN);
    bytes[bytes.indexOf(Buffer.from('1549a966', 'hex')) + 4] = 0xff;
    expect(bytes.includes(Buffer.from('53c08101', 'hex'))).toBe(true);
    expect(repairedWebm(bytes).includes(Buffer.from('53c08101', 'hex'))).toBe(false);
    // The beginning ends within the Info: where that ends is not known.
    const seen = bytes.indexOf(Buffer.from('4d80', 'hex'));
    expect(repairWebm(bytes.subarray(0, seen), 2000)).toBeUndefined();
  });

  it.each([
    [0, 0],
    [20, 6_500_000],
  ])('[R5.6-06] whose sound begins at %i ms has a delay of its codec of %i ns', (begins, expected) => {
    // The delay is 6.5 ms, and Chromium plays no sound from before zero.
    const { content } = oneTrack('firefox-live.webm');
    const timestamp = content.indexOf(CLUSTER) + 14;
    content.writeUInt8(begins, timestamp);
    const delay = content.indexOf(CODEC_DELAY) + CODEC_DELAY.length;
    expect(repairedWebm(content).readUInt32BE(delay)).toBe(expected);
  });

  it('[R8-10] gives up after more elements than a recording has', () => {
    const original = writeWebm({ ...PLAIN, order: ['info', 'tracks', 'clusters'] });
    const full = (id: string, element: string) => (bytes: number) => {
      const at = original.indexOf(Buffer.from(id, 'hex'));
      const header = Buffer.from(`${id}0100000000000000`, 'hex');
      header.writeUInt32BE(bytes, 8);
      const elements = Buffer.alloc(bytes, Buffer.from(element, 'hex'));
      const live = Buffer.concat([original.subarray(0, at), header, elements, original.subarray(at)]);
      live.fill(
        0xff,
        live.indexOf(Buffer.from('18538067', 'hex')) + 5,
        live.indexOf(Buffer.from('1549a966', 'hex')),
      );
      return live;
    };
    const eighth = 2_000_000;
    for (const [id, element] of [
      ['1654ae6b', 'ec80'],
      ['1654ae6b', 'ae84e082ec80'],
      ['1549a966', 'ec80'],
    ] as const) {
      const made = new Map([eighth, 8 * eighth].map((size) => [size, full(id, element)(size)]));
      const isGivenUp = (size: number) =>
        expect(() => repairWebm(made.get(size) as Buffer, 2000)).toThrow(RangeError);
      expect(growsAtMost(GIVES_UP, isGivenUp, eighth)).toBe(true);
    }
    const large = full('1654ae6b', 'ec80')(eighth);
    expect(repairedWebm(large)).toBe(large);
  });
});

describe('the length of a webm', () => {
  it('[R5.6-06] counts times of eight bytes', () => {
    expect(webmLength(writeWebm(PLAIN))).toBe(2000);
    expect(webmLength(writeWebm({ ...PLAIN, frames: [20_000], scale: { ns: 100_000, bytes: 8 } }))).toBe(
      2000,
    );
  });
});
