/** Corrects the indexes and the size of a webm when one part becomes longer (RFC 9559). */
import {
  MAX_INTEGER_BYTES,
  sizeLimit,
  unsigned,
  writeSize,
  writeUnsigned,
  type Element,
  type ReadElements,
} from './webmElements';

const ID = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekPosition: 0x53ac,
  cluster: 0x1f43b675,
  clusterPosition: 0xa7,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTrackPositions: 0xb7,
  cueClusterPosition: 0xf1,
  padding: 0xec,
};
const ENTRIES: readonly number[] = [ID.seek, ID.cuePoint];
/** Positions are offsets from the Segment's first byte. */
const CHILDREN: Readonly<Record<number, readonly number[]>> = {
  [ID.segment]: [ID.seekHead, ID.cluster, ID.cues],
  [ID.seekHead]: [ID.seek],
  [ID.seek]: [ID.seekPosition],
  [ID.cluster]: [ID.clusterPosition],
  [ID.cues]: [ID.cuePoint],
  [ID.cuePoint]: [ID.cueTrackPositions],
  [ID.cueTrackPositions]: [ID.cueClusterPosition],
};

export interface Webm {
  /** A copy that is changed in place; the elements are those of the original. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly elements: ReadElements;
  readonly segment: Element;
  readonly top: readonly Element[];
}

interface Place {
  readonly position: Element;
  /** The part of an index that is worth nothing without the position. */
  readonly entry: Element;
}

function* positionsIn(elements: ReadElements, master: Element, entry?: Element): Generator<Place> {
  for (const element of elements(master)) {
    if (CHILDREN[master.id]?.includes(element.id) !== true) continue;
    if (element.id in CHILDREN)
      yield* positionsIn(elements, element, ENTRIES.includes(element.id) ? element : entry);
    else yield { position: element, entry: entry ?? element };
  }
}

const fillWithPadding = (bytes: Uint8Array, { at, start, end }: Element): void => {
  const field = { start: at + 1, end: Math.min(start, at + 1 + MAX_INTEGER_BYTES) };
  bytes[at] = ID.padding;
  writeSize(bytes, field, end - field.end);
};

/**
 * Returns false, without having changed anything, if not all of a Segment of known size is there or its new
 * size does not fit.
 */
export const moveRest = ({ bytes, elements, segment, top }: Webm, from: number, growth: number): boolean => {
  const { start, end, sizeAt, isSized } = segment;
  const size = end - start + growth;
  if (isSized) {
    const isWhole = end <= bytes.length && top[top.length - 1]?.end === end;
    if (!isWhole || size >= sizeLimit(start - sizeAt)) return false;
  }
  for (const { position, entry } of positionsIn(elements, segment)) {
    const value = unsigned(bytes, position);
    if (start + value < from) continue;
    if (value + growth < 256 ** (position.end - position.start))
      writeUnsigned(bytes, position, value + growth);
    else fillWithPadding(bytes, entry);
  }
  if (isSized) writeSize(bytes, { start: sizeAt, end: start }, size);
  return true;
};
