/** Not every browser plays a webm as another one has recorded it. */
import {
  elementsOf,
  isTop,
  MAX_INTEGER_BYTES,
  sizeLimit,
  unsigned,
  writeSize,
  type Element,
  type ReadElements,
  type Span,
} from './webmElements';
import { delaysBeforeZero } from './webmDelay';
import { moveRest, type Webm } from './webmPositions';

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  alphaMode: 0x53c0,
};
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;

const all = (elements: Iterable<Element>, id: number): Element[] =>
  [...elements].filter((element) => element.id === id);

/** Chromium declares an alpha channel that its cameras never have, and WebKit does not play such a file. */
const alphasIn = (elements: ReadElements, top: readonly Element[], length: number): Element[] =>
  all(top, ID.tracks)
    .filter(({ end }) => end <= length)
    .flatMap((tracks) => all(elements(tracks), ID.track))
    .flatMap((track) => all(elements(track), ID.video))
    .flatMap((video) => all(elements(video), ID.alphaMode))
    .filter(({ start, end }) => end - start <= MAX_INTEGER_BYTES);

/** In nanoseconds. */
const scaleOf = (bytes: Uint8Array, inInfo: readonly Element[]): number => {
  const [scale] = all(inInfo, ID.scale);
  const isReadable = scale && scale.end - scale.start <= MAX_INTEGER_BYTES;
  return (isReadable && unsigned(bytes, scale)) || DEFAULT_SCALE_NS;
};

const isFloat = ({ start, end }: Span): boolean => end - start === 4 || end - start === 8;

/** Firefox writes a duration of zero. Returns whether the element was changed. */
const overwriteDuration = (
  bytes: Uint8Array<ArrayBuffer>,
  { start, end }: Span,
  value: number,
  tolerance: number,
): boolean => {
  const view = new DataView(bytes.buffer);
  const isDouble = end - start === 8;
  const stated = isDouble ? view.getFloat64(start) : view.getFloat32(start);
  if (stated > value / tolerance && stated < value * tolerance) return false;
  if (isDouble) view.setFloat64(start, value);
  else view.setFloat32(start, value);
  return true;
};

/** Undefined if the duration cannot be inserted. */
const insertDuration = (webm: Webm, info: Element, old: Pick<Element, 'at' | 'end'>, value: number) => {
  const { bytes } = webm;
  const duration = new DataView(new ArrayBuffer(11));
  duration.setUint32(0, 0x44898800);
  duration.setFloat64(3, value);
  const growth = duration.byteLength - (old.end - old.at);
  const size = info.end - info.start + growth;
  const width = info.start - info.sizeAt;
  const newWidth = info.isSized && size >= sizeLimit(width) ? 8 : width;
  if (!moveRest(webm, info.end, growth + newWidth - width)) return undefined;
  const field = bytes.slice(info.sizeAt, info.sizeAt + newWidth);
  if (info.isSized) writeSize(field, { start: 0, end: newWidth }, size);
  return [
    bytes.subarray(0, info.sizeAt),
    field,
    bytes.subarray(info.start, old.at),
    new Uint8Array(duration.buffer),
    bytes.subarray(old.end),
  ];
};

/**
 * `head`: the file or its first bytes, up to its first frames at least. A stated duration is replaced if it
 * is not positive and finite, or differs from `durationMs` by the factor `tolerance`. Returns what to put in
 * place of the head, in parts; undefined if the head is right as it is or cannot be repaired. Throws
 * RangeError for more elements than any recording has.
 */
export const repairWebm = (
  head: Uint8Array,
  durationMs: number,
  tolerance = Infinity,
): readonly Uint8Array<ArrayBuffer>[] | undefined => {
  const elements = elementsOf(head);
  const [segment] = all(elements({ start: 0, end: Infinity }), ID.segment);
  if (!segment) return undefined;
  const top = [...elements(segment)];
  const alphas = alphasIn(elements, top, head.length).filter((alpha) => unsigned(head, alpha) !== 0);
  const info = top.find(
    ({ id, end, isSized }, index) =>
      id === ID.info && (isSized ? end <= head.length : index + 1 < top.length),
  );
  const inInfo = info ? [...elements(info)] : [];
  // A damaged size reaches into the frames.
  const isSound = inInfo[inInfo.length - 1]?.end === info?.end && !inInfo.some(({ id }) => isTop(id));

  const bytes = new Uint8Array(head);
  const scale = scaleOf(head, inInfo);
  const zeroed = [...alphas, ...delaysBeforeZero({ bytes: head, elements, top }, scale)];
  let isChanged = zeroed.length > 0;
  for (const { start, end } of zeroed) bytes.fill(0, start, end);
  if (info && isSound && durationMs > 0) {
    const value = (durationMs * NS_PER_MS) / scale;
    const stated = all(inInfo, ID.duration);
    const readable = stated.filter(isFloat);
    for (const duration of readable)
      isChanged = overwriteDuration(bytes, duration, value, tolerance) || isChanged;
    const old = stated[0] ?? { at: info.end, end: info.end };
    const parts =
      readable.length === 0 ? insertDuration({ bytes, elements, segment, top }, info, old, value) : undefined;
    if (parts) return parts;
  }
  return isChanged ? [bytes] : undefined;
};
