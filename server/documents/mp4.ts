/** Length of an mp4, whole (mvhd) or in fragments as Safari records it (ISO/IEC 14496-12). */

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const HEADER = 8;

function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  while (at + HEADER <= to) {
    const small = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + HEADER);
    const large = small === 1 && at + 2 * HEADER <= to;
    const size = large ? Number(bytes.readBigUInt64BE(at + HEADER)) : small === 0 ? to - at : small;
    if (size < HEADER) return;
    const end = Math.min(at + size, to);
    yield { type, start: at + (large ? 2 * HEADER : HEADER), end };
    at = end;
  }
}

const childrenOf = (bytes: Buffer, parent: Pick<Box, 'start' | 'end'>, type: string): Box[] =>
  [...boxesIn(bytes, parent.start, parent.end)].filter((box) => box.type === type);

const descend = (bytes: Buffer, parent: Pick<Box, 'start' | 'end'>, ...types: string[]): Box[] =>
  types.reduce<Pick<Box, 'start' | 'end'>[]>(
    (found, type) => found.flatMap((box) => childrenOf(bytes, box, type)),
    [parent],
  ) as Box[];

const u32 = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);
const u64 = (bytes: Buffer, at: number): number => u32(bytes, at) * 2 ** 32 + u32(bytes, at + 4);

/** Timescale and duration of mvhd and mdhd, whose fields stand alike. */
const clockOf = (bytes: Buffer, { start }: Box): { readonly timescale: number; readonly duration: number } =>
  bytes[start] === 1
    ? { timescale: u32(bytes, start + 20), duration: u64(bytes, start + 24) }
    : { timescale: u32(bytes, start + 12), duration: u32(bytes, start + 16) };

/** Ticks of a run's samples; `usual` is the fragment's default where the run does not say. */
const runTicks = (bytes: Buffer, { start }: Box, usual: number): number => {
  const flags = u32(bytes, start) & 0xffffff;
  const count = u32(bytes, start + 4);
  if (!(flags & 0x100)) return count * usual;
  const sampleBytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let at = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let ticks = 0;
  for (let index = 0; index < count && at < bytes.length; index += 1, at += sampleBytes)
    ticks += u32(bytes, at);
  return ticks;
};

const usualTicks = (bytes: Buffer, { start }: Box, fallback: number): number => {
  const flags = u32(bytes, start) & 0xffffff;
  if (!(flags & 8)) return fallback;
  return u32(bytes, start + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0));
};

const fragmentEnd = (bytes: Buffer, traf: Box, trackDefault: number): number => {
  const [tfhd] = childrenOf(bytes, traf, 'tfhd');
  const [tfdt] = childrenOf(bytes, traf, 'tfdt');
  const usual = tfhd ? usualTicks(bytes, tfhd, trackDefault) : trackDefault;
  const base = tfdt ? (bytes[tfdt.start] === 1 ? u64(bytes, tfdt.start + 4) : u32(bytes, tfdt.start + 4)) : 0;
  return childrenOf(bytes, traf, 'trun').reduce((end, run) => end + runTicks(bytes, run, usual), base);
};

/** Milliseconds. Undefined where the file holds no recording. */
export const mp4Length = (bytes: Buffer): number | undefined => {
  const file = { start: 0, end: bytes.length };
  const [moov] = childrenOf(bytes, file, 'moov');
  const [mvhd] = moov ? childrenOf(bytes, moov, 'mvhd') : [];
  if (!moov || !mvhd) return undefined;
  const movie = clockOf(bytes, mvhd);
  const whole = movie.timescale > 0 ? (movie.duration / movie.timescale) * 1000 : 0;
  const clocks = descend(bytes, moov, 'trak', 'mdia', 'mdhd').map((box) => clockOf(bytes, box).timescale);
  const defaults = descend(bytes, moov, 'mvex', 'trex').map((box) => u32(bytes, box.start + 12));
  // Without looking tracks up by id: fragments name theirs in the first field of tfhd, counted from one.
  const fragments = descend(bytes, file, 'moof', 'traf').map((traf) => {
    const [tfhd] = childrenOf(bytes, traf, 'tfhd');
    const track = tfhd ? u32(bytes, tfhd.start + 4) - 1 : 0;
    const timescale = clocks[track] ?? clocks[0] ?? 0;
    return timescale > 0 ? (fragmentEnd(bytes, traf, defaults[track] ?? 0) / timescale) * 1000 : 0;
  });
  const length = Math.max(whole, ...fragments);
  return length > 0 ? length : undefined;
};
