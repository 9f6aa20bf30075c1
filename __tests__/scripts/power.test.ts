/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../scripts/power/fault';
import { faults } from '../../scripts/power/faults';
import { findNotice, nearestFirst, type Search, type Tests } from '../../scripts/power/notice';
import { FaultOutdated, plant, plantedSources } from '../../scripts/power/plant';
import type { Layer } from '../../scripts/power/runTests';
import { pageOf, summaryOf } from '../../scripts/power/table';

const fault: Fault = {
  name: 'one-too-few',
  file: 'src/a.ts',
  find: 'limit = 5',
  replace: 'limit = 4',
  and: [{ file: 'src/b.ts', find: '>=', replace: '>' }],
};

describe('a fault', () => {
  let root: string;
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'apertura-power-test-'));
    mkdirSync(path.join(root, 'src'));
    write('src/a.ts', 'const limit = 5;\n');
    write('src/b.ts', 'if (count >= limit) refuse();\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is planted in all of its files, and taken out again', () => {
    const remove = plant(root, fault);
    expect([read('src/a.ts'), read('src/b.ts')]).toEqual([
      'const limit = 4;\n',
      'if (count > limit) refuse();\n',
    ]);
    remove();
    expect([read('src/a.ts'), read('src/b.ts')]).toEqual([
      'const limit = 5;\n',
      'if (count >= limit) refuse();\n',
    ]);
  });

  it.each([
    ['src/b.ts', 'if (count > limit) refuse();\n', 'occurs 0 times in src/b.ts'],
    ['src/a.ts', 'const limit = 5; const other_limit = 5;\n', 'occurs 2 times in src/a.ts'],
  ])('is named where its text is not in %s exactly once, and nothing is written', (file, text, words) => {
    write(file, text);
    const before = [read('src/a.ts'), read('src/b.ts')];
    expect(() => plant(root, fault)).toThrow(FaultOutdated);
    expect(() => plant(root, fault)).toThrow(`"one-too-few" no longer applies: its text ${words}`);
    expect([read('src/a.ts'), read('src/b.ts')]).toEqual(before);
  });

  it('is named where its file has gone', () => {
    rmSync(path.join(root, 'src/b.ts'));
    expect(() => plant(root, fault)).toThrow('"one-too-few" no longer applies: there is no file src/b.ts');
  });
});

describe('the list of faults', () => {
  it('fits the source as it stands', () => {
    for (const listed of faults) plantedSources(path.resolve(__dirname, '../..'), listed);
  });

  it('has sixty at the least, twelve of them in sequences, each under a name of its own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(faults.filter(({ sequence }) => sequence).length).toBeGreaterThanOrEqual(12);
  });
});

describe('the search for a test that notices', () => {
  /** Test files by layer; `failing` fail with the fault. */
  const tests = (
    files: Partial<Record<Layer, readonly string[]>>,
    { failing = [], unloaded = [] }: Partial<Record<'failing' | 'unloaded', string[]>>,
  ) => {
    const ran: string[] = [];
    const fake: Tests = {
      related: async (layer) => files[layer] ?? [],
      run: async (_, given) => {
        const end = given.findIndex((file) => failing.includes(file)) + 1;
        ran.push(...given.slice(0, end || given.length));
        return {
          failed: end ? [given[end - 1] ?? ''] : [],
          unloaded: given.filter((file) => unloaded.includes(file)),
          title: 'a title',
          isTimeout: false,
        };
      },
    };
    return { fake, ran };
  };
  const search: Search = { hint: undefined, layers: ['unit', 'server'], isNear: false, blind: new Set() };
  const files = { unit: ['__tests__/state/x.test.ts'], server: ['__tests__/server/y.test.ts'] };

  it('goes from layer to layer, and tells which file and which test', async () => {
    const { fake, ran } = tests(files, { failing: files.server });
    const notice = await findNotice(fake, fault, search);
    expect(notice).toMatchObject({ layer: 'server', file: files.server[0], title: 'a title' });
    expect(ran).toEqual([...files.unit, ...files.server]);
  });

  it('begins with the file that noticed it last, and runs no other', async () => {
    const { fake, ran } = tests(files, { failing: files.server });
    const notice = await findNotice(fake, fault, { ...search, hint: files.server[0] });
    expect(notice).toMatchObject({ layer: 'server', file: files.server[0] });
    expect(ran).toEqual(files.server);
  });

  it('reports a survivor, also where the last catcher has become blind', async () => {
    const { fake, ran } = tests(files, {});
    expect(await findNotice(fake, fault, { ...search, hint: files.unit[0] })).toBeUndefined();
    expect(ran).toEqual([...files.unit, ...files.server]);
  });

  it('does not count a test that fails without the fault', async () => {
    const { fake } = tests(files, { failing: files.unit });
    const blind = new Set(files.unit);
    expect(await findNotice(fake, fault, { ...search, hint: files.unit[0], blind })).toBeUndefined();
  });

  it('refuses a fault with which a test file does not load', async () => {
    const { fake } = tests(files, { unloaded: files.unit });
    await expect(findNotice(fake, fault, search)).rejects.toThrow('x.test.ts does not load');
  });

  it('tries the files first whose paths are like that of the fault', () => {
    const found = ['__tests__/server/log.test.ts', '__tests__/server/codes/guesses.test.ts'];
    expect(nearestFirst(found, ['server/codes/guess.ts'])[0]).toBe('__tests__/server/codes/guesses.test.ts');
  });
});

it('the page names survivors', () => {
  const listed = { ...fault, area: 'limits', sequence: true as const };
  const notice = {
    layer: 'unit' as const,
    file: '__tests__/a.test.ts',
    title: 'a',
    isTimeout: false,
    seconds: 2,
  };
  const outcomes = [
    { fault: listed, notice },
    { fault: { ...listed, name: 'other' }, notice: undefined },
  ];
  expect(summaryOf(outcomes)).toBe('2 faults: caught by unit 1, server 0, browser 0; survived 1.');
  const page = pageOf(outcomes, '2026-11-22', 3);
  expect(page).toContain('| limits | one-too-few (sequence) | `src/a.ts` | unit | `a.test.ts` | 2 |');
  expect(page).toContain('| limits | other (sequence) | `src/a.ts` | **survived** |');
});
