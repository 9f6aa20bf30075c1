import { MAX_INTEGER_BYTES, unsigned, type Element, type ReadElements } from './webmElements';

const ID = {
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  codecDelay: 0x56aa,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
};

interface Webm {
  readonly bytes: Uint8Array;
  readonly elements: ReadElements;
  readonly top: readonly Element[];
}

/** In units of the file; undefined if the file does not show it. */
const firstTime = ({ bytes, elements, top }: Webm, track: number): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let time = 0;
  for (const cluster of top.filter(({ id }) => id === ID.cluster))
    for (const element of elements(cluster)) {
      if (element.id === ID.timestamp) time = unsigned(bytes, element);
      const inside = element.id === ID.group ? [...elements(element)] : [element];
      for (const { id, start } of inside) {
        const isFrame = (id === ID.simpleBlock || id === ID.block) && start + 3 <= bytes.length;
        // A number of one byte, as all recorders write.
        if (isFrame && view.getUint8(start) === 0x80 + track) return time + view.getInt16(start + 1);
      }
    }
  return undefined;
};

/**
 * Firefox writes a delay for its sound that puts the first frame before zero, and Chromium cannot begin such
 * a file where it can be read in parts.
 */
export const delaysBeforeZero = (webm: Webm, scaleNs: number): Element[] => {
  const { bytes, elements, top } = webm;
  // With an index Chromium plays it.
  if (top.some(({ id }) => id === ID.cues)) return [];
  return top
    .filter(({ id, end }) => id === ID.tracks && end <= bytes.length)
    .flatMap((tracks) => [...elements(tracks)].filter(({ id }) => id === ID.track))
    .flatMap((track) => {
      const inTrack = [...elements(track)];
      const delay = inTrack.find(({ id }) => id === ID.codecDelay);
      const number = inTrack.find(({ id }) => id === ID.number);
      if (!delay || !number || delay.end - delay.start > MAX_INTEGER_BYTES) return [];
      const first = firstTime(webm, unsigned(bytes, number));
      return first !== undefined && first * scaleNs < unsigned(bytes, delay) ? [delay] : [];
    });
};
