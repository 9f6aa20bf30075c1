/**
 * Repairs the head of a webm that a browser recorded (RFC 8794, RFC 9559), so that every browser plays it.
 */

interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  /** Offset after its last byte; beyond the file if a live recording leaves the size unknown. */
  readonly end: number;
}

const ID = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  alphaMode: 0x53c0,
  cluster: 0x1f43b675,
};
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

/** Yields the elements in another; none that claims more than the other has. */
function* elements(view: DataView, { start, end }: Pick<Element, 'start' | 'end'>): Generator<Element> {
  for (let at = start; at < Math.min(end, view.byteLength);) {
    const element = elementAt(view, at);
    if (element.end > end) return;
    yield element;
    at = element.end;
  }
}

const find = (view: DataView, id: number, within: Pick<Element, 'start' | 'end'>): Element | undefined => {
  for (const element of elements(view, within)) {
    if (element.id === id) return element;
    if (element.id === ID.cluster) return undefined;
  }
  return undefined;
};

/** Creates an element's header with an eight-byte size. */
const header = (id: readonly number[], size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array([...id, 1, 0, 0, 0, 0, 0, 0, 0]);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, size);
  return bytes;
};

/** Chromium declares an alpha channel that its cameras never have, and WebKit does not play such a file. */
const removeAlpha = (view: DataView, segment: Element): boolean => {
  const tracks = find(view, ID.tracks, segment);
  if (!tracks || tracks.end > view.byteLength) return false;
  let changed = false;
  for (const track of elements(view, tracks)) {
    const video = track.id === ID.track ? find(view, ID.video, track) : undefined;
    const alpha = video && find(view, ID.alphaMode, video);
    if (!alpha || unsigned(view, alpha.start, alpha.end) === 0) continue;
    for (let at = alpha.start; at < alpha.end; at += 1) view.setUint8(at, 0);
    changed = true;
  }
  return changed;
};

/** Firefox writes a duration of zero. Returns whether the element was changed. */
const overwriteDuration = (view: DataView, { start, end }: Element, value: number): boolean => {
  const isDouble = end - start === 8;
  if (!isDouble && end - start !== 4) return false;
  const stated = isDouble ? view.getFloat64(start) : view.getFloat32(start);
  if (stated > 0 && stated < Infinity) return false;
  if (isDouble) view.setFloat64(start, value);
  else view.setFloat32(start, value);
  return true;
};

/** Returns the parts of the file with the duration inserted at the end of the info element. */
const insertDuration = (view: DataView<ArrayBuffer>, segment: Element, info: Element, value: number) => {
  const bytes = new Uint8Array(view.buffer);
  const duration = new DataView(new ArrayBuffer(11));
  duration.setUint32(0, 0x44898800);
  duration.setFloat64(3, value);
  const before = bytes.slice(0, info.at);
  // The index would be eleven bytes off, so it becomes padding.
  const index = find(view, ID.seekHead, segment);
  if (index && index.at < info.at) before.set(header([0xec], index.end - index.at - 9), index.at);
  const content = bytes.slice(info.start, info.end);
  return [
    before,
    header([0x15, 0x49, 0xa9, 0x66], content.byteLength + duration.byteLength),
    content,
    new Uint8Array(duration.buffer),
    bytes.slice(info.end),
  ];
};

/**
 * Gives a recording the duration that it lacks and takes away its alpha channel. `head`: the file's first
 * bytes, up to its first frames at least. Returns what to put in their place, in parts; undefined if the
 * head is right as it is. Throws RangeError if it is no webm or the head is incomplete.
 */
export const repairWebm = (
  head: Uint8Array,
  durationMs: number,
): readonly Uint8Array<ArrayBuffer>[] | undefined => {
  const bytes = Uint8Array.from(head);
  const view = new DataView(bytes.buffer);
  const segment = find(view, ID.segment, { start: 0, end: Infinity });
  const info = segment && find(view, ID.info, segment);
  if (!segment || !info) return undefined;
  if (info.end > bytes.byteLength) throw new RangeError('The head of the webm is incomplete');
  const withoutAlpha = removeAlpha(view, segment);
  const scale = find(view, ID.scale, info);
  const unit = scale ? unsigned(view, scale.start, scale.end) : DEFAULT_SCALE_NS;
  const value = (durationMs * NS_PER_MS) / unit;
  const duration = find(view, ID.duration, info);
  if (!duration) return insertDuration(view, segment, info, value);
  const withDuration = overwriteDuration(view, duration, value);
  return withDuration || withoutAlpha ? [bytes] : undefined;
};
