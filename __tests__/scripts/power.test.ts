/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../scripts/power/fault';
import { faults } from '../../scripts/power/faults';
import { FaultOutdated, plant, plantedSources } from '../../scripts/power/plant';

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
  it('fits the current source, and each has a test file that noticed it', () => {
    for (const listed of faults) plantedSources(path.resolve(__dirname, '../..'), listed);
    const unnoticed = faults.filter(
      ({ noticedBy }) => noticedBy === '' || !existsSync(path.resolve(__dirname, '../..', noticedBy)),
    );
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
  });

  it('has sixty at the least, twelve of them in sequences, each under a name of its own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(faults.filter(({ sequence }) => sequence).length).toBeGreaterThanOrEqual(12);
  });
});
