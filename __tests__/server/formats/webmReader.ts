/** Reads a webm strictly: throws where an element does not fill its master, or a position is wrong. */

interface Read {
  readonly id: string;
  readonly at: number;
  readonly content: Buffer;
  readonly children: readonly Read[];
}

interface ReadWebm {
  readonly durationMs: number | undefined;
  readonly alphas: readonly number[];
  readonly clusters: readonly string[];
  readonly entries: number;
}

const MASTERS = [
  ...['1a45dfa3', '18538067', '114d9b74', '4dbb', '1549a966', '1654ae6b', 'ae', 'e0'],
  ...['1f43b675', '1c53bb6b', 'bb', 'b7', '1254c367'],
];
const CLUSTER_PARTS = ['e7', 'a7', 'a3', 'ec'];

const widthAt = (bytes: Buffer, at: number): number => {
  const width = 1 + [...(bytes[at] ?? 0).toString(2).padStart(8, '0')].indexOf('1');
  if (width === 0) throw new Error(`No element at ${at}`);
  return width;
};
const hex = (bytes: Buffer, from: number, to: number): string => bytes.toString('hex', from, to);

const readAll = (bytes: Buffer, from: number, end: number, isPart = (_: string) => true): Read[] => {
  const read: Read[] = [];
  let at = from;
  while (at < end) {
    const sizeAt = at + widthAt(bytes, at);
    const start = sizeAt + widthAt(bytes, sizeAt);
    const id = hex(bytes, at, sizeAt);
    if (!isPart(id)) return read;
    const bits = 7n * BigInt(start - sizeAt);
    const size = BigInt.asUintN(Number(bits), BigInt(`0x${hex(bytes, sizeAt, start)}`));
    const isOpen = size === (1n << bits) - 1n;
    let last = isOpen ? end : start + Number(size);
    if (last > end) throw new Error(`${id} at ${at} ends after its master`);
    let children: Read[] = [];
    if (MASTERS.includes(id)) {
      const isOpenCluster = isOpen && id === '1f43b675';
      children = readAll(
        bytes,
        start,
        last,
        isOpenCluster ? (part) => CLUSTER_PARTS.includes(part) : undefined,
      );
      const child = children[children.length - 1];
      if (isOpenCluster && child) last = bytes.indexOf(child.content, child.at) + child.content.length;
    }
    read.push({ id, at, content: bytes.subarray(start, last), children });
    at = last;
  }
  return read;
};

const within = (read: readonly Read[], ...[id, ...ids]: readonly string[]): Read[] => {
  const named = read.filter((one) => one.id === id);
  return ids.length === 0 ? named : named.flatMap(({ children }) => within(children, ...ids));
};
const number = ({ content }: Read): number => Number(`0x${hex(content, 0, content.length)}`);

export const readWebm = (bytes: Buffer): ReadWebm => {
  const all = readAll(bytes, 0, bytes.length);
  const [segment] = within(all, '18538067');
  if (!segment) throw new Error('No segment');
  const top = segment.children;
  const base = bytes.length - segment.content.length;
  const idAt = (position: number) => top.find(({ at }) => at === base + position)?.id;

  const seeks = within(top, '114d9b74', '4dbb');
  for (const { children } of seeks) {
    const [id, position] = children;
    if (!id || !position || idAt(number(position)) !== hex(id.content, 0, 4))
      throw new Error('Wrong SeekHead');
  }
  const cues = within(top, '1c53bb6b', 'bb', 'b7', 'f1');
  if (cues.some((cue) => idAt(number(cue)) !== '1f43b675')) throw new Error('Wrong Cues');
  const clusters = within(top, '1f43b675');
  for (const { at, children } of clusters)
    for (const position of within(children, 'a7'))
      if (number(position) !== at - base) throw new Error('Wrong position of a cluster');

  const [scale] = within(top, '1549a966', '2ad7b1');
  const [duration, ...more] = within(top, '1549a966', '4489').map(({ content }) =>
    content.length === 4 ? content.readFloatBE() : content.readDoubleBE(),
  );
  if (more.length > 0) throw new Error('Two durations');
  return {
    durationMs: duration === undefined ? undefined : (duration * ((scale && number(scale)) || 1e6)) / 1e6,
    alphas: within(top, '1654ae6b', 'ae', 'e0', '53c0').map(number),
    clusters: clusters.map(({ children }) =>
      children
        .filter(({ id }) => id !== 'a7')
        .map(({ id, content }) => `${id} ${content.toString('hex')}`)
        .join(),
    ),
    entries: seeks.length + cues.length,
  };
};
