/** Length and tracks of an mp4, plain (mvhd) or fragmented as Safari records it (ISO/IEC 14496-12). */
import { boxReader, isOnlyBoxes, type Box, type BoxReader } from './mp4Boxes';
import type { TrackKind } from './webmTracks';

const u32 = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);
const u64 = (bytes: Buffer, at: number): number => u32(bytes, at) * 2 ** 32 + u32(bytes, at + 4);

/** Returns timescale and duration of mvhd and mdhd, which have the same layout. */
const clockOf = (bytes: Buffer, { start }: Box): { readonly timescale: number; readonly duration: number } =>
  bytes[start] === 1
    ? { timescale: u32(bytes, start + 20), duration: u64(bytes, start + 24) }
    : { timescale: u32(bytes, start + 12), duration: u32(bytes, start + 16) };

/** Returns the ticks of a run's samples. `usual` is the fragment's default, used when the run states none. */
const runTicks = (bytes: Buffer, { start, end }: Box, usual: number): number => {
  const flags = u32(bytes, start) & 0xffffff;
  const count = u32(bytes, start + 4);
  if (!(flags & 0x100)) return count * usual;
  const sampleBytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let at = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let ticks = 0;
  for (let index = 0; index < count && at + 4 <= end; index += 1, at += sampleBytes) ticks += u32(bytes, at);
  return ticks;
};

const usualTicks = (bytes: Buffer, { start }: Box, fallback: number): number => {
  const flags = u32(bytes, start) & 0xffffff;
  if (!(flags & 8)) return fallback;
  return u32(bytes, start + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0));
};

interface Track {
  /** Ticks per second; 0 if unknown. */
  readonly timescale: number;
  readonly usual: number;
}

/** Returns the milliseconds at which a fragment of a track ends. */
const fragmentEnd = (
  bytes: Buffer,
  { childrenOf }: BoxReader,
  traf: Box,
  trackOf: (index: number) => Track,
): number => {
  const parts = childrenOf(traf, 'tfhd', 'tfdt', 'trun');
  const tfhd = parts.find(({ type }) => type === 'tfhd');
  const tfdt = parts.find(({ type }) => type === 'tfdt');
  // The first field of tfhd is the track id. Ids are assumed to count from one, so there is no look-up.
  const track = trackOf(tfhd ? u32(bytes, tfhd.start + 4) - 1 : 0);
  if (track.timescale === 0) return 0;
  const usual = tfhd ? usualTicks(bytes, tfhd, track.usual) : track.usual;
  const base = tfdt ? (bytes[tfdt.start] === 1 ? u64(bytes, tfdt.start + 4) : u32(bytes, tfdt.start + 4)) : 0;
  const runs = parts.filter(({ type }) => type === 'trun');
  return (runs.reduce((end, run) => end + runTicks(bytes, run, usual), base) / track.timescale) * 1000;
};

/** Returns the length in milliseconds; undefined without a recording, or with bytes outside its boxes. */
export const mp4Length = (bytes: Buffer): number | undefined => {
  if (!isOnlyBoxes(bytes)) return undefined;
  const file = { start: 0, end: bytes.length };
  const boxes = boxReader(bytes);
  const [moov] = boxes.childrenOf(file, 'moov');
  const [mvhd] = moov ? boxes.childrenOf(moov, 'mvhd') : [];
  if (!moov || !mvhd) return undefined;
  const movie = clockOf(bytes, mvhd);
  const whole = movie.timescale > 0 ? (movie.duration / movie.timescale) * 1000 : 0;
  const clocks = boxes.descend(moov, 'trak', 'mdia', 'mdhd').map((box) => clockOf(bytes, box).timescale);
  const defaults = boxes.descend(moov, 'mvex', 'trex').map((box) => u32(bytes, box.start + 12));
  const trackOf = (index: number): Track => ({
    timescale: clocks[index] ?? clocks[0] ?? 0,
    usual: defaults[index] ?? 0,
  });
  const length = boxes
    .descend(file, 'moof', 'traf')
    .reduce((longest, traf) => Math.max(longest, fragmentEnd(bytes, boxes, traf, trackOf)), whole);
  return length > 0 && !boxes.isExhausted() ? length : undefined;
};

const handlers: Readonly<Record<string, TrackKind>> = { vide: 'video', soun: 'audio' };

/** Returns the kinds of the tracks, by their handlers. */
export const mp4Tracks = (bytes: Buffer): ReadonlySet<TrackKind> => {
  const found = boxReader(bytes).descend({ start: 0, end: bytes.length }, 'moov', 'trak', 'mdia', 'hdlr');
  return new Set(
    found.flatMap(({ start }) => handlers[bytes.toString('latin1', start + 8, start + 12)] ?? []),
  );
};
