/** Length and tracks of an mp4, plain (mvhd) or fragmented as Safari records it (ISO/IEC 14496-12). */
import { boxesEnd, boxReader, type Box, type BoxReader } from './mp4Boxes';
import type { TrackKind } from './webmTracks';

const u32 = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);
const u64 = (bytes: Buffer, at: number): number => u32(bytes, at) * 2 ** 32 + u32(bytes, at + 4);

/** Milliseconds; 0 if unknown. */
const lengthOf = (ticks: number, timescale: number): number =>
  timescale > 0 ? (ticks / timescale) * 1000 : 0;

/** All bits of a duration are set where it is unknown. */
const UNKNOWN = [2 ** 32 - 1, 2 ** 64];

const clockOf = (bytes: Buffer, { start }: Box): { readonly timescale: number; readonly length: number } => {
  const isLong = bytes[start] === 1;
  const timescale = u32(bytes, start + (isLong ? 20 : 12));
  const duration = isLong ? u64(bytes, start + 24) : u32(bytes, start + 16);
  return { timescale, length: UNKNOWN.includes(duration) ? 0 : lengthOf(duration, timescale) };
};

const sampleTicks = (bytes: Buffer, { start, end }: Box): number => {
  let ticks = 0;
  for (let at = start + 8; at + 8 <= end; at += 8) ticks += u32(bytes, at) * u32(bytes, at + 4);
  return ticks;
};

/** `usual` is the fragment's default, used when the run states none. */
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
  readonly id: number;
  /** Ticks per second; 0 if unknown. */
  readonly timescale: number;
  /** Ticks of a sample that states none. */
  readonly usual: number;
  /** Milliseconds of the samples outside fragments. */
  readonly samples: number;
}
const NO_TRACK: Track = { id: 0, timescale: 0, usual: 0, samples: 0 };

const trackIn = (
  bytes: Buffer,
  { childrenOf, descend }: BoxReader,
  trak: Box,
  defaults: ReadonlyMap<number, number>,
): Track => {
  const [tkhd] = childrenOf(trak, 'tkhd');
  const [mdhd] = descend(trak, 'mdia', 'mdhd');
  const id = tkhd ? u32(bytes, tkhd.start + (bytes[tkhd.start] === 1 ? 20 : 12)) : 0;
  const timescale = mdhd ? clockOf(bytes, mdhd).timescale : 0;
  const ticks = descend(trak, 'mdia', 'minf', 'stbl', 'stts').map((box) => sampleTicks(bytes, box));
  return { id, timescale, usual: defaults.get(id) ?? 0, samples: lengthOf(Math.max(0, ...ticks), timescale) };
};

/** Milliseconds. */
const fragmentEnd = (
  bytes: Buffer,
  { childrenOf }: BoxReader,
  traf: Box,
  trackOf: (id: number) => Track,
): number => {
  const parts = childrenOf(traf, 'tfhd', 'tfdt', 'trun');
  const tfhd = parts.find(({ type }) => type === 'tfhd');
  const tfdt = parts.find(({ type }) => type === 'tfdt');
  const track = trackOf(tfhd ? u32(bytes, tfhd.start + 4) : 0);
  if (track.timescale === 0) return 0;
  const usual = tfhd ? usualTicks(bytes, tfhd, track.usual) : track.usual;
  const base = tfdt ? (bytes[tfdt.start] === 1 ? u64(bytes, tfdt.start + 4) : u32(bytes, tfdt.start + 4)) : 0;
  const runs = parts.filter(({ type }) => type === 'trun');
  return (runs.reduce((end, run) => end + runTicks(bytes, run, usual), base) / track.timescale) * 1000;
};

/** Milliseconds; undefined without a recording, or with bytes outside its boxes. */
export const mp4Length = (bytes: Buffer): number | undefined => {
  const end = boxesEnd(bytes);
  if (end === undefined) return undefined;
  const file = { start: 0, end };
  const boxes = boxReader(bytes);
  const [moov] = boxes.childrenOf(file, 'moov');
  const [mvhd] = moov ? boxes.childrenOf(moov, 'mvhd') : [];
  if (!moov || !mvhd) return undefined;
  const defaults = boxes
    .descend(moov, 'mvex', 'trex')
    .map(({ start }) => [u32(bytes, start + 4), u32(bytes, start + 12)] as const);
  const tracks = boxes.childrenOf(moov, 'trak').map((trak) => trackIn(bytes, boxes, trak, new Map(defaults)));
  const samples = tracks.map((track) => track.samples);
  // Without the length of the film: a cut may leave samples that are not shown.
  const whole = clockOf(bytes, mvhd).length || Math.max(0, ...samples);
  // Recorders that leave the id out write one track.
  const trackOf = (id: number): Track => tracks.find((track) => track.id === id) ?? tracks[0] ?? NO_TRACK;
  const length = boxes
    .descend(file, 'moof', 'traf')
    .reduce((longest, traf) => Math.max(longest, fragmentEnd(bytes, boxes, traf, trackOf)), whole);
  return length > 0 && !boxes.isExhausted() ? length : undefined;
};

const handlers: Readonly<Record<string, TrackKind>> = { vide: 'video', soun: 'audio' };

export const mp4Tracks = (bytes: Buffer): ReadonlySet<TrackKind> => {
  const found = boxReader(bytes).descend({ start: 0, end: bytes.length }, 'moov', 'trak', 'mdia', 'hdlr');
  return new Set(
    found.flatMap(({ start }) => handlers[bytes.toString('latin1', start + 8, start + 12)] ?? []),
  );
};
