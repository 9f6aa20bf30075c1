/** Reads EBML, the container format of webm (RFC 8794). */

export interface Tag {
  readonly id: number;
  readonly start: number;
  /** Past the last byte. The end of the file when the size is unknown, as in a live recording. */
  readonly end: number;
  readonly isCut: boolean;
  /** Whether the size is unknown. */
  readonly isOpen: boolean;
}

/**
 * Limit on tags read from a file. Five seconds have a thousand; a file of nothing but headers could have
 * millions.
 */
export const MAX_TAGS = 100_000;

/** The leading zeros of the first byte tell the length in bytes. */
export const lengthAt = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

export const tagAt = (bytes: Buffer, at: number): Tag | undefined => {
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
  const end = unknown ? bytes.length : Math.min(start + size, bytes.length);
  return { id, start, end, isCut: !unknown && start + size > bytes.length, isOpen: unknown };
};

const MAX_INTEGER_BYTES = 8;

/** 0 for an integer that is empty or longer than EBML allows. */
export const unsigned = (bytes: Buffer, { start, end }: Tag): number => {
  if (end - start > MAX_INTEGER_BYTES) return 0;
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0);
  return value;
};
