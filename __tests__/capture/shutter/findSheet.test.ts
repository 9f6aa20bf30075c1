import { findSheet } from '../../../src/capture/shutter/findSheet';
import { steadiness } from '../../../src/capture/shutter/steadiness';
import { frameOf, tables } from './frames';

const EACH = 16;
const scenes = tables.flatMap((table) => Array.from({ length: EACH }, (_, at) => ({ table, seed: at + 1 })));

it('of documents that lie wholly in the frame 95 of 100 are found', () => {
  const missed = scenes.filter((scene) => !findSheet(frameOf({ ...scene, hasSheet: true })));
  expect(missed.length / scenes.length).toBeLessThanOrEqual(0.05);
});

it('no empty table is taken for a document', () => {
  expect(scenes.filter((scene) => findSheet(frameOf({ ...scene, hasSheet: false })))).toEqual([]);
});

describe('the picture', () => {
  const corners = [
    { x: 40, y: 40 },
    { x: 280, y: 40 },
    { x: 280, y: 190 },
    { x: 40, y: 190 },
  ];
  const moved = (by: number) => corners.map(({ x, y }) => ({ x: x + by, y }));

  it('is taken after half a second of stillness, and time to turn it off', () => {
    const judge = steadiness();
    const seen = [0, 400, 600, 1900, 2100].map((at) =>
      judge({ at, corners: moved(at / 500), isSharp: true }),
    );
    expect(seen).toEqual(['sheet', 'sheet', 'held', 'held', 'shot']);
  });

  it.each([
    ['moves', { corners: moved(30), isSharp: true }, 'sheet'],
    ['is blurred', { corners, isSharp: false }, 'sheet'],
    ['is gone', { corners: undefined, isSharp: false }, 'nothing'],
  ] as const)('waits again if the document %s', (_, look, seen) => {
    const judge = steadiness();
    judge({ at: 0, corners, isSharp: true });
    expect(judge({ at: 1900, ...look })).toBe(seen);
    judge({ at: 2000, corners, isSharp: true });
    expect(judge({ at: 3900, corners, isSharp: true })).toBe('held');
    expect(judge({ at: 4100, corners, isSharp: true })).toBe('shot');
  });
});
