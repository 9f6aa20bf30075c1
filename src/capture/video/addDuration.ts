import { VIDEO_TYPE } from '../../contract/limits';
import { bareType } from '../check/recorderType';

/** Parses a webm's first elements (RFC 8794, RFC 9559), as far as its duration needs. */

interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  /** Offset after its last byte; beyond the file if a live recording leaves the size unknown. */
  readonly end: number;
}

const ID = { segment: 0x18538067, seekHead: 0x114d9b74, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;

const unsigned = (view: DataView, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 256 + view.getUint8(at);
  return value;
};
/** Returns the length in bytes of a variable-size integer, by its first byte's leading zeros. */
const lengthAt = (view: DataView, at: number): number => Math.clz32(view.getUint8(at)) - 23;

const elementAt = (view: DataView, at: number): Element => {
  const sizeAt = at + lengthAt(view, at);
  const start = sizeAt + lengthAt(view, sizeAt);
  const first = view.getUint8(sizeAt) & (0xff >> (start - sizeAt));
  const size = first * 256 ** (start - sizeAt - 1) + unsigned(view, sizeAt + 1, start);
  return { id: unsigned(view, at, sizeAt), at, start, end: start + size };
};
const find = (view: DataView, id: number, from: number, to: number): Element | undefined => {
  for (let at = from; at < to;) {
    const element = elementAt(view, at);
    if (element.id === id) return element;
    at = element.end;
  }
  return undefined;
};

/** Creates an element's header with an eight-byte size. */
const header = (id: readonly number[], size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array([...id, 1, 0, 0, 0, 0, 0, 0, 0]);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, size);
  return bytes;
};

/**
 * Inserts the duration into the head of a live recording. Returns the parts of a Blob, or undefined if it has
 * a duration already. Throws RangeError if it is no webm, or if the head is incomplete.
 */
export const insertDuration = (head: ArrayBuffer, durationMs: number): BlobPart[] | undefined => {
  const view = new DataView(head);
  const segment = find(view, ID.segment, 0, head.byteLength);
  const info = segment && find(view, ID.info, segment.start, segment.end);
  if (!segment || !info || find(view, ID.duration, info.start, info.end)) return undefined;
  const scale = find(view, ID.scale, info.start, info.end);
  const unit = scale ? unsigned(view, scale.start, scale.end) : DEFAULT_SCALE_NS;
  const duration = new DataView(new ArrayBuffer(11));
  duration.setUint32(0, 0x44898800);
  duration.setFloat64(3, (durationMs * NS_PER_MS) / unit);

  const before = new Uint8Array(head.slice(0, info.at));
  // The index would be eleven bytes off, so it becomes padding.
  const index = find(view, ID.seekHead, segment.start, info.at + 1);
  if (index && index.at < info.at) before.set(header([0xec], index.end - index.at - 9), index.at);
  const content = head.slice(info.start, info.end);
  return [
    before,
    header([0x15, 0x49, 0xa9, 0x66], content.byteLength + duration.byteLength),
    content,
    duration,
    head.slice(info.end),
  ];
};

/** Browsers write a few hundred bytes before the first picture. */
const HEAD_BYTES = 4096;

/**
 * Adds the duration to a webm: a live recording has none and cannot be seeked. Other or unreadable files are
 * returned unchanged, as they can still be played.
 */
export const addDuration = async (blob: Blob, durationMs: number): Promise<Blob> => {
  if (bareType(blob.type) !== VIDEO_TYPE) return blob;
  try {
    const parts = insertDuration(await blob.slice(0, HEAD_BYTES).arrayBuffer(), durationMs);
    return parts ? new Blob([...parts, blob.slice(HEAD_BYTES)], { type: blob.type }) : blob;
  } catch {
    return blob;
  }
};
