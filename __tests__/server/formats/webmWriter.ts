/** Writes webm files of every kind, by the standard alone (RFC 8794, RFC 9559). */

interface Sized {
  /** Length of the size itself. */
  readonly bytes: number;
  readonly isKnown: boolean;
}

export interface WrittenWebm {
  /** Milliseconds; undefined without the element, 'empty' for one without a value. */
  readonly durationMs: number | 'empty' | undefined;
  readonly floatBytes: 4 | 8;
  readonly scale: { readonly ns: number; readonly bytes: number } | undefined;
  /** Times of the frames, in units of the scale. */
  readonly frames: readonly number[];
  readonly alpha: { readonly value: number; readonly bytes: number } | undefined;
  readonly segment: Sized;
  readonly cluster: Sized;
  readonly hasClusterPositions: boolean;
  readonly order: readonly Part[];
  readonly appName: string;
  readonly padding: number;
}
export const PARTS = ['seekHead', 'info', 'tracks', 'cues', 'tags', 'padding', 'clusters'] as const;
export type Part = (typeof PARTS)[number];

const INDEXED: Partial<Record<Part, string>> = {
  info: '1549a966',
  tracks: '1654ae6b',
  cues: '1c53bb6b',
  tags: '1254c367',
};

export const scaleNs = ({ scale }: Pick<WrittenWebm, 'scale'>): number => scale?.ns || 1_000_000;

const integer = (value: number, bytes = 8): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(value));
  return buffer.subarray(8 - bytes);
};
const leastBytes = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 8));
const float = (value: number, bytes: 4 | 8): Buffer => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 8) buffer.writeDoubleBE(value);
  else buffer.writeFloatBE(value);
  return buffer;
};

const size = (value: number, bytes: number): Buffer => {
  const buffer = integer(value, bytes);
  buffer[0] = (buffer[0] ?? 0) | (0x100 >> bytes);
  return buffer;
};
const sized = (bytes: number, id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), size(body.length, bytes), body]);
};
const element = (id: string, ...content: readonly Buffer[]): Buffer =>
  sized(Buffer.concat(content).length < 127 ? 1 : 4, id, ...content);
const unknownSize = (bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes, 0xff);
  buffer[0] = 0x1ff >> bytes;
  return buffer;
};
const sizedAs = ({ bytes, isKnown }: Sized, id: string, ...content: readonly Buffer[]): Buffer =>
  isKnown
    ? sized(bytes, id, ...content)
    : Buffer.concat([Buffer.from(id, 'hex'), unknownSize(bytes), ...content]);

const info = ({ durationMs, floatBytes, scale, appName, ...rest }: WrittenWebm): Buffer => {
  const ticks = Number(durationMs) / (scaleNs({ ...rest, scale }) / 1_000_000);
  const value = durationMs === 'empty' ? Buffer.alloc(0) : float(ticks, floatBytes);
  return element(
    '1549a966',
    ...(scale ? [element('2ad7b1', integer(scale.ns, scale.bytes))] : []),
    ...(durationMs === undefined ? [] : [element('4489', value)]),
    element('4d80', Buffer.from(appName)),
  );
};

const tracks = ({ alpha }: WrittenWebm): Buffer => {
  const video = element(
    'e0',
    element('b0', integer(640, 2)),
    ...(alpha ? [element('53c0', integer(alpha.value, alpha.bytes))] : []),
  );
  const [picture, sound] = [1, 2].map((kind) => element('83', integer(kind, 1)));
  return element('1654ae6b', element('ae', picture as Buffer, video), element('ae', sound as Buffer));
};

/** The block's time is relative to the cluster's. */
const clusterOf = (written: WrittenWebm, time: number, position: number): Buffer => {
  const since = Math.min(time, 7);
  const block = Buffer.from([0x81, 0, since, 0x80, 1, 2, 3]);
  return sizedAs(
    written.cluster,
    '1f43b675',
    element('e7', integer(time - since)),
    ...(written.hasClusterPositions ? [element('a7', integer(position, 4))] : []),
    element('a3', block),
  );
};

type Places = Readonly<Partial<Record<Part, number>>>;

const partOf = (written: WrittenWebm, part: Part, places: Places): readonly Buffer[] => {
  const start = places.clusters ?? 0;
  const length = clusterOf(written, 0, 0).length;
  const clusterAt = (index: number): number => start + index * length;
  const seek = (named: Part): Buffer[] => {
    const [id, place] = [INDEXED[named], places[named]];
    if (id === undefined || place === undefined) return [];
    const position = element('53ac', integer(place, leastBytes(place)));
    return [element('4dbb', element('53ab', Buffer.from(id, 'hex')), position)];
  };
  const cue = (time: number, index: number): Buffer => {
    const positions = element(
      'b7',
      element('f7', integer(1, 1)),
      element('f1', integer(clusterAt(index), 3)),
    );
    return element('bb', element('b3', integer(time)), positions);
  };
  if (part === 'info') return [info(written)];
  if (part === 'tracks') return [tracks(written)];
  if (part === 'padding') return [element('ec', Buffer.alloc(written.padding))];
  if (part === 'tags') return [element('1254c367', element('7373'))];
  if (part === 'seekHead') return [element('114d9b74', ...written.order.flatMap(seek))];
  if (part === 'cues') return [element('1c53bb6b', ...written.frames.map(cue))];
  return written.frames.map((time, index) => clusterOf(written, time, clusterAt(index)));
};

export const writeWebm = (written: WrittenWebm): Buffer => {
  let [places, content]: [Places, Buffer] = [{}, Buffer.alloc(0)];
  // Longer positions move what follows, which may make others longer.
  for (let round = 0; round < 5; round += 1) {
    const parts = written.order.map((part) => Buffer.concat(partOf(written, part, places)));
    let at = 0;
    places = Object.fromEntries(
      written.order.map((part, index) => [
        part,
        (at += parts[index]?.length ?? 0) - (parts[index]?.length ?? 0),
      ]),
    );
    content = Buffer.concat(parts);
  }
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  return Buffer.concat([header, sizedAs(written.segment, '18538067', content)]);
};
