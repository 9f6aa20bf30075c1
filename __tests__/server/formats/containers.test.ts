import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mp4Length, mp4Tracks } from '../../../server/formats/mp4';
import { boxesEnd } from '../../../server/formats/mp4Boxes';
import { sniff } from '../../../server/formats/sniff';
import { webmLength } from '../../../server/formats/webm';
import { webmTracks } from '../../../server/formats/webmTracks';
import { mp4, webm } from '../files';
import { GIVES_UP, growsAtMost } from '../../setup/growth';

const numbers = (...values: readonly number[]): Buffer =>
  Buffer.from(Uint32Array.from(values).buffer).swap32();
const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([numbers(8 + content.length), Buffer.from(type, 'latin1'), content]);
};
/** A film of one track at 1000 ticks a second, without an own length. */
const MOVIE = box(
  'moov',
  box('mvhd', numbers(0, 0, 0, 1000, 0)),
  box('trak', box('mdia', box('mdhd', numbers(0, 0, 0, 1000, 0)))),
);
const film = (...fragments: readonly Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', Buffer.from('isom')), MOVIE, box('moof', box('traf', ...fragments))]);

describe('a container made to stop the service', () => {
  it('[R8-10] reads the times of a run up to the end of its box, however many it claims', () => {
    const run = box('trun', numbers(0x100, 0xffffffff, 40, 40));
    expect(mp4Length(film(run))).toBe(80);
    expect(mp4Length(film(...Array.from({ length: 100 }, () => run)))).toBe(8000);
    // Ten thousand runs of four thousand million times each; those of one run would take for ever.
    const claiming = film(Buffer.alloc(1_048_576, box('trun', numbers(0x100, 0xffffffff))));
    expect(mp4Length(claiming)).toBeUndefined();
    mp4Tracks(claiming);
  });

  it('[R8-10] is given up after more parts than a recording has', () => {
    const eighth = 2_500_000;
    const boxesOf = (size: number) => film(Buffer.alloc(size, box('free')));
    const tagsOf = (size: number) => Buffer.alloc(size, Buffer.from('ec80', 'hex'));
    const recordingAnd = (size: number) => Buffer.concat([webm().content, tagsOf(size)]);
    const [boxes, tags] = [boxesOf(8 * eighth), recordingAnd(8 * eighth - 1_000_000)];
    for (const [read, make] of [
      [mp4Length, boxesOf],
      [mp4Tracks, boxesOf],
      [webmLength, recordingAnd],
      [webmTracks, tagsOf],
    ] as const) {
      const made = new Map([eighth, 8 * eighth].map((size) => [size, make(size)]));
      expect(growsAtMost(GIVES_UP, (size) => read(made.get(size) as Buffer), eighth)).toBe(true);
    }
    expect([mp4Length(boxes), webmLength(tags)]).toEqual([undefined, undefined]);
  });
});

describe('a recording of another program', () => {
  const foreign = (name: string): Buffer => readFileSync(path.join(__dirname, '../../fixtures/video', name));

  it.each([
    ['tracks-in-another-order.mp4', 4023],
    ['quicktime-without-brand.mov', 4000],
  ])('[R5.6-06] has its length and its tracks: %s', (name, length) => {
    const bytes = foreign(name);
    expect([sniff(bytes), mp4Length(bytes)]).toEqual(['mp4', expect.closeTo(length, 0)]);
    expect([...mp4Tracks(bytes)].sort()).toEqual(['audio', 'video']);
  });

  it('[R5.6-06] has the length of its samples where the film states none', () => {
    const unknown = (stated: number, ...parts: readonly Buffer[]) =>
      Buffer.concat([
        box('ftyp', Buffer.from('isom')),
        box('moov', box('mvhd', numbers(0, 0, 0, 1000, stated)), ...parts),
      ]);
    const samples = box('minf', box('stbl', box('stts', numbers(0, 2, 100, 20, 50, 40))));
    const track = box('trak', box('mdia', box('mdhd', numbers(0, 0, 0, 1000, 0)), samples));
    for (const stated of [0, 0xffffffff]) expect(mp4Length(unknown(stated, track))).toBe(4000);
    expect(mp4Length(unknown(3000, track))).toBe(3000);
    expect(mp4Length(unknown(0xffffffff))).toBeUndefined();
    const endless = Buffer.from(webm().content);
    endless.writeDoubleBE(Infinity, endless.indexOf(Buffer.from('448988', 'hex')) + 3);
    expect(webmLength(endless)).toBeLessThan(5000);
  });
});

it('[R5.6-06] a recording in fragments that is cut off anywhere ends with its last whole one', () => {
  const whole = readFileSync(path.join(__dirname, '../../fixtures/video/webkit-live.mp4'));
  const ends: readonly number[] = [...'x'.repeat(whole.length)].flatMap((_, at) =>
    whole.toString('latin1', at + 4, at + 8) === 'mdat' ? [at + whole.readUInt32BE(at)] : [],
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(boxesEnd(whole)).toBe(whole.length);
  const lengths = new Set<number>();
  for (let at = (ends[0] ?? 0) + 1; at <= whole.length; at += 37) {
    const bytes = whole.subarray(0, at);
    expect([at, boxesEnd(bytes)]).toEqual([at, ends.findLast((end) => end <= at)]);
    lengths.add(mp4Length(bytes) ?? 0);
  }
  expect([...lengths]).toEqual([...lengths].sort((one, other) => one - other));
  expect(Math.max(...lengths)).toBeGreaterThan(3000);
  expect(Math.min(...lengths)).toBeGreaterThan(900);
  // Before the first whole one there is nothing to be seen.
  expect(boxesEnd(whole.subarray(0, (ends[0] ?? 0) - 1))).toBeUndefined();
});

describe('what comes after a recording', () => {
  const junk = [
    '<script>alert(1)</script>'.repeat(3000),
    'PK\x03\x04 and an archive',
    'MZ',
    `${'\0'.repeat(64)}MZ`,
  ];
  const live = readFileSync(path.join(__dirname, '../../capture/live.webm'));

  it('[R8-10] makes it none that is taken', () => {
    for (const more of junk.map((text) => Buffer.from(text))) {
      expect(webmLength(Buffer.concat([webm().content, more]))).toBeUndefined();
      expect(webmLength(Buffer.concat([live, more]))).toBeUndefined();
      expect(mp4Length(Buffer.concat([mp4().content, more]))).toBeUndefined();
    }
  });

  it('[R5.6-06] may be zeros, however many, which are cut off', () => {
    for (const count of [1, 8, 64, 100_000]) {
      const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(count)]);
      expect(boxesEnd(padded(mp4().content))).toBe(mp4().content.length);
      expect(mp4Length(padded(mp4().content))).toBeCloseTo(2000, -1);
      expect(webmLength(padded(webm().content))).toBe(webmLength(webm().content));
    }
  });

  it('[R5.6-06] may be blanks, line breaks and the marks of unused memory, as with other files', () => {
    for (const text of ['\n', '\r\n', ' '.repeat(50), '\u001a', '\0\r\n', '\u00ff'.repeat(4096)]) {
      const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.from(text, 'latin1')]);
      expect(boxesEnd(padded(mp4().content))).toBe(mp4().content.length);
      expect(webmLength(padded(webm().content))).toBe(webmLength(webm().content));
      expect(webmLength(padded(live))).toBe(webmLength(live));
    }
  });

  it('[R5.6-06] may be the trailer of a telephone or a tag of a music program, which are cut off', () => {
    const little = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
    const name = Buffer.from('Image_UTC_Data1732700000000');
    const block = Buffer.concat([little(0x0a010000, name.length), name]);
    const directory = Buffer.concat([
      Buffer.from('SEFH'),
      little(106, 1, 0x0a010000, block.length, block.length),
    ]);
    const samsung = Buffer.concat([block, directory, little(directory.length), Buffer.from('SEFT')]);
    const oldTag = Buffer.concat([Buffer.from('TAGVideo'), Buffer.alloc(120)]);
    const tag = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\u0001\u0001'), Buffer.alloc(129, 'T')]);
    const after = (...parts: readonly Buffer[]): Buffer => Buffer.concat([mp4().content, ...parts]);
    const zeros = Buffer.alloc(500);
    for (const trailer of [
      [samsung],
      [zeros, samsung, zeros],
      [oldTag],
      [tag],
      [tag, oldTag, zeros],
      [oldTag, samsung],
    ]) {
      expect(boxesEnd(after(...trailer))).toBe(mp4().content.length);
      expect(mp4Length(after(...trailer))).toBeCloseTo(2000, -1);
    }
    const script = Buffer.from('<script>alert(1)</script>');
    for (const trailer of [
      [script, samsung],
      [samsung, script],
      [tag, script],
      [directory],
      [tag.subarray(0, 50)],
      Array.from({ length: 3 }, () => oldTag),
    ])
      expect(mp4Length(after(...trailer))).toBeUndefined();
  });

  const VIVO_END = Buffer.from('ffffffff1b2a39485766758493a2b1', 'hex');
  const onePlus = (offset: number) =>
    Buffer.from(`[{"length":4,"name":"private.emptyspace","offset":${offset}}]\0jxrs@\0\0\0`);

  it('[R5.6-06] may be what telephones append to pictures, whole or in fragments', () => {
    const fragments = readFileSync(path.join(__dirname, '../../fixtures/video/webkit-live.mp4'));
    const vivo = Buffer.concat([Buffer.from('vivo{"a":1}\0'), VIVO_END]);
    const stream = Buffer.concat([Buffer.from('streamdata and more'), VIVO_END, Buffer.alloc(9)]);
    const piece = Buffer.concat([Buffer.alloc(300, 'piece'), onePlus(300)]);
    for (const bytes of [mp4().content, fragments])
      for (const trailer of [vivo, stream, onePlus(4), piece, Buffer.concat([Buffer.alloc(50), vivo])])
        expect(boxesEnd(Buffer.concat([bytes, trailer]))).toBe(bytes.length);
    const script = Buffer.from('<script>alert(1)</script>');
    for (const trailer of [
      [script, vivo],
      [vivo, script],
      [script, onePlus(4)],
      [onePlus(4), script],
      [VIVO_END],
      [Buffer.from('[{jxrs\0\0\0\0')],
      [Buffer.from('[{"offset":-1}]jxrs\0\0\0\0')],
    ])
      expect(mp4Length(Buffer.concat([mp4().content, ...trailer]))).toBeUndefined();
  });

  it('[R5.6-06] may be a box of padding without a size', () => {
    const free = Buffer.concat([numbers(0), Buffer.from('free'), Buffer.alloc(40)]);
    expect(mp4Length(Buffer.concat([mp4().content, free]))).toBeCloseTo(2000, -1);
  });

  it('[R5.6-06] may be what the container allows: further boxes, padding, a last mdat without a size', () => {
    expect(webmLength(live)).toBeGreaterThan(0);
    expect(webmLength(Buffer.concat([webm().content, Buffer.from('ec820000', 'hex')]))).toBeGreaterThan(1000);
    const more = Buffer.concat([box('unkn', Buffer.alloc(9)), numbers(0), Buffer.from('mdat and frames')]);
    expect(mp4Length(Buffer.concat([mp4().content, more]))).toBeCloseTo(2000, -1);
  });
});
