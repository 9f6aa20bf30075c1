/** Length of a webm by its frames: the recordings of browsers often have no duration (RFC 9559). */
import { lengthAt, MAX_TAGS, tagAt, unsigned, type Tag } from './ebml';
import { isPaddingFrom } from './padding';

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

const parents: readonly number[] = [ID.segment, ID.info, ID.cluster, ID.blockGroup];
/** All tags that may occur at the top level and in the parents that are read. */
const known: ReadonlySet<number> = new Set([
  ...Object.values(ID),
  ...[0x1a45dfa3, 0x114d9b74, 0x1654ae6b, 0x1c53bb6b, 0x1254c367, 0x1043a770, 0x1941a469, 0xec, 0xbf],
  // Info.
  ...[0x73a4, 0x7384, 0x3cb923, 0x3c83ab, 0x3eb923, 0x3e83bb, 0x4444, 0x6924, 0x4461, 0x7ba9, 0x4d80, 0x5741],
  // Cluster and BlockGroup.
  ...[0x5854, 0xa7, 0xab, 0xaf, 0xa2, 0x75a1, 0x9b, 0xfa, 0xfb, 0xfd, 0xa4, 0x75a2, 0x8e, 0xc8],
]);
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;

const float = (bytes: Buffer, { start, end }: Tag): number => {
  if (end - start === 4) return bytes.readFloatBE(start);
  return end - start === 8 ? bytes.readDoubleBE(start) : 0;
};

/** A duration that is not finite is unknown. */
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

interface WebmTimes {
  /** Milliseconds of the last frame. */
  readonly last: number;
  /** Milliseconds of the stated duration; 0 if it is unknown. */
  readonly stated: number;
}

interface Read {
  /** Undefined without any frame or when anything but padding follows the Matroska tags. */
  readonly times?: WebmTimes;
  /** Where what is none of them begins, behind all whose end is stated. */
  readonly otherAt?: number;
}

const readWebm = (bytes: Buffer): Read => {
  let scale = DEFAULT_SCALE_NS;
  let stated = 0;
  let cluster = 0;
  let last = -1;
  let at = 0;
  let stop = 0;
  for (let count = 0; at < bytes.length; count += 1) {
    const tag = count < MAX_TAGS ? tagAt(bytes, at) : undefined;
    if (!tag || !known.has(tag.id)) {
      if (isPaddingFrom(bytes, at)) break;
      return count < MAX_TAGS && last >= 0 && at >= stop ? { otherAt: at } : {};
    }
    const { id, start, end } = tag;
    if (id === ID.timestampScale) scale = unsigned(bytes, tag) || scale;
    else if (id === ID.duration) stated = finite(float(bytes, tag));
    else if (id === ID.timestamp) cluster = unsigned(bytes, tag);
    else if ((id === ID.simpleBlock || id === ID.block) && end - start > 4) {
      const trackLength = lengthAt(bytes, start);
      if (start + trackLength + 2 <= bytes.length) {
        last = Math.max(last, cluster + bytes.readInt16BE(start + trackLength));
      }
    }
    const isParent = parents.includes(id);
    if (tag.isCut && !isParent) return {};
    if (!tag.isOpen) stop = Math.max(stop, end);
    at = isParent ? start : end;
  }
  const toMs = (value: number): number => (value * scale) / NS_PER_MS;
  return last < 0 ? {} : { times: { last: toMs(last), stated: toMs(stated) } };
};

export const webmTimes = (bytes: Buffer): WebmTimes | undefined => readWebm(bytes).times;

/** Undefined if no other data follow the recording, or it is damaged. */
export const otherDataBehindWebm = (bytes: Buffer): number | undefined => readWebm(bytes).otherAt;

/** Milliseconds. See webmTimes. */
export const webmLength = (bytes: Buffer): number | undefined => {
  const times = webmTimes(bytes);
  return times && Math.max(times.last, times.stated);
};
