import { failureOfCheck } from '../../scripts/run/checkFailure.mjs';
import type { Failure } from '../../scripts/run/results.mjs';
import { summarise } from '../../scripts/run/summary.mjs';
import { sectionOf } from './sectionOf';

describe('failure of a check', () => {
  it.each([
    [
      'code',
      `\n  x eslint(no-debugger): not allowed\n    ,-[scripts/a.ts:43:1]\n 42 | let error;\n    \`----\n`,
      ['scripts/a.ts:43:1 eslint(no-debugger): not allowed'],
    ],
    ['unused', 'Unused exports (1)\neyes  scripts/a.ts:42:14\n', ['eyes  scripts/a.ts:42:14']],
    [
      'format',
      'Checking formatting...\n\nscripts/a.ts (0ms)\n\nFormat issues found in above 1 files.\nFinished in 1ms.\n',
      ['scripts/a.ts (0ms)', 'Format issues found in above 1 files.'],
    ],
    [
      'size',
      'ok  first\nToo much: first screen is over its budget\n',
      ['Too much: first screen is over its budget'],
    ],
    ['floors', 'a line\nanother\n', ['a line', 'another']],
    ['trace', '', ['It failed without a word.']],
  ])('of %s is what the check says: %j', (name, output, lines) => {
    const { message, more = [] } = failureOfCheck(name, output, null);
    expect([message, ...more]).toEqual(lines);
  });

  it('is one, of at most eight lines', () => {
    const output = Array.from({ length: 50 }, (_, n) => `error ${n}`).join('\n');
    const result = { name: 'size', seconds: 1, passed: 0, files: [] };
    const { lines } = summarise([{ ...result, failures: [failureOfCheck('size', output, 'SIGKILL')] }]);
    expect(sectionOf(lines, '=== What failed')).toEqual([
      'size · It was killed by SIGKILL.',
      ...Array.from({ length: 7 }, (_, n) => `size · error ${n}`),
      'size · … and 43 more lines',
    ]);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('summary', () => {
  const failure = (n: number): Failure => ({
    file: `${n}.test.ts`,
    title: 'x'.repeat(300),
    message: 'y'.repeat(300),
  });
  const result = (failures: readonly Failure[]) => ({
    name: 'tests',
    seconds: 1,
    passed: 5,
    failures,
    files: [],
  });

  it.each([1, 39, 40, 41, 500])('lists %d failures in at most 40 lines of bounded length', (count) => {
    const { lines } = summarise([result(Array.from({ length: count }, (_, n) => failure(n)))]);
    const listed = sectionOf(lines, '=== What failed');
    expect(listed).toHaveLength(Math.min(count, 40));
    expect(Math.max(...listed.map((line) => line.length))).toBeLessThan(450);
    if (count > 40) expect(listed.at(-1)).toBe(`… and ${count - 39} more`);
  });

  it('fails a strict run, and no other, for what is unsteady or left behind', () => {
    const rest = { unsteady: [failure(1)], left: ['temporary document-1'] };
    expect(summarise([result([])], rest).exitCode).toBe(0);
    const { lines, exitCode } = summarise([result([])], { ...rest, isStrict: true });
    expect([exitCode, lines.at(-1)]).toEqual([1, '5 passed, 2 failed']);
  });

  it('fails with a failed test, without tests or with a part not run, and passes otherwise', () => {
    expect(summarise([result([])]).exitCode).toBe(0);
    expect(summarise([result([failure(1)])]).exitCode).toBe(1);
    expect(summarise([]).exitCode).toBe(1);
    expect(summarise([result([])], { notRun: ['NOT RUN webkit: Install `xvfb`.'] })).toEqual({
      lines: expect.arrayContaining([
        'NOT RUN webkit: Install `xvfb`.',
        '5 passed, 0 failed, 1 not run',
      ]) as unknown,
      exitCode: 1,
    });
  });
});
