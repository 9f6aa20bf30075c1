import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mp4Length, mp4Tracks } from '../../../server/formats/mp4';
import { webmLength } from '../../../server/formats/webm';
import { webmTracks } from '../../../server/formats/webmTracks';
import { mp4, webm } from '../files';
import { GIVES_UP, growsAtMost } from '../../setup/growth';

const numbers = (...values: readonly number[]): Buffer =>
  Buffer.from(Uint32Array.from(values).buffer).swap32();
/** A box of an mp4 with its length before it. */
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

describe('what stands behind a recording', () => {
  const junk = [
    '<script>alert(1)</script>'.repeat(3000),
    'PK\x03\x04 and an archive',
    'MZ',
    '\0',
    '\0'.repeat(64),
  ];
  const live = readFileSync(path.join(__dirname, '../../capture/live.webm'));

  it('[R8-10] makes it none that is taken', () => {
    for (const more of junk.map((text) => Buffer.from(text))) {
      expect(webmLength(Buffer.concat([webm().content, more]))).toBeUndefined();
      expect(webmLength(Buffer.concat([live, more]))).toBeUndefined();
      expect(mp4Length(Buffer.concat([mp4().content, more]))).toBeUndefined();
    }
  });

  it('[R5.6-06] may be what the container allows: further boxes, padding, a last mdat without a size', () => {
    expect(webmLength(live)).toBeGreaterThan(0);
    expect(webmLength(Buffer.concat([webm().content, Buffer.from('ec820000', 'hex')]))).toBeGreaterThan(1000);
    const more = Buffer.concat([box('unkn', Buffer.alloc(9)), numbers(0), Buffer.from('mdat and frames')]);
    expect(mp4Length(Buffer.concat([mp4().content, more]))).toBeCloseTo(2000, -1);
  });
});
