/** Length of a webm by its own frames: a browser's recording often says nothing of its duration (RFC 8794, RFC 9559). */

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
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;

interface Tag {
  readonly id: number;
  readonly start: number;
  /** Past the last byte; the end of the file where the size is unknown, as in a live recording. */
  readonly end: number;
}

/** Bytes of a variable-size integer, from the leading zeros of its first byte. */
const lengthAt = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

const tagAt = (bytes: Buffer, at: number): Tag | undefined => {
  const idLength = lengthAt(bytes, at);
  const sizeAt = at + idLength;
  const sizeLength = lengthAt(bytes, sizeAt);
  const start = sizeAt + sizeLength;
  if (idLength > 4 || sizeLength > 8 || start > bytes.length) return undefined;
  const id = bytes.readUIntBE(at, idLength);
  let size = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = bytes[sizeAt + index] ?? 0;
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, start, end: unknown ? bytes.length : Math.min(start + size, bytes.length) };
};

const unsigned = (bytes: Buffer, { start, end }: Tag): number =>
  end - start > 6 || end <= start ? 0 : bytes.readUIntBE(start, end - start);

const float = (bytes: Buffer, { start, end }: Tag): number => {
  if (end - start === 4) return bytes.readFloatBE(start);
  return end - start === 8 ? bytes.readDoubleBE(start) : 0;
};

/** Milliseconds: the later of the stated duration and the last frame's time. Undefined without a single frame. */
export const webmLength = (bytes: Buffer): number | undefined => {
  let scale = DEFAULT_SCALE_NS;
  let stated = 0;
  let cluster = 0;
  let last = -1;
  let at = 0;
  while (at < bytes.length) {
    const tag = tagAt(bytes, at);
    if (!tag) break;
    const { id, start, end } = tag;
    if (id === ID.timestampScale) scale = unsigned(bytes, tag) || scale;
    else if (id === ID.duration) stated = float(bytes, tag);
    else if (id === ID.timestamp) cluster = unsigned(bytes, tag);
    else if ((id === ID.simpleBlock || id === ID.block) && end - start > 4) {
      const trackLength = lengthAt(bytes, start);
      if (start + trackLength + 2 <= bytes.length) {
        last = Math.max(last, cluster + bytes.readInt16BE(start + trackLength));
      }
    }
    // The children of a parent are the next tags.
    at = parents.includes(id) ? start : end;
  }
  return last < 0 ? undefined : (Math.max(last, stated) * scale) / NS_PER_MS;
};
