import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { sectionOf } from './sectionOf';

const root = path.resolve(__dirname, '../..');
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const plant = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  folders.push(folder);
  for (const name of ['temporary', 'marks']) mkdirSync(path.join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const config = { rootDir: folder, testEnvironment: 'node', transform: {}, testRegex: '\\.case\\.js$' };
  writeFileSync(path.join(folder, 'jest.json'), JSON.stringify(config));
  return { folder, temporary: path.join(folder, 'temporary'), marks: path.join(folder, 'marks') };
};

/** `program` is the body of a function of `add`, beside `runJest` of the planted tests and `Stop`. */
const begin = (
  folder: string,
  program: string,
  { isUnderNpm = false, temporary = path.join(folder, 'temporary') } = {},
) => {
  const from = (file: string) => JSON.stringify(path.join(root, 'scripts', file));
  const code = `
    import { conduct } from ${from('run/conduct.mjs')};
    import { runJest } from ${from('run/jest.mjs')};
    import { Stop } from ${from('lib/process.mjs')};
    const tests = () => runJest('planted', { args: ['--config', ${JSON.stringify(path.join(folder, 'jest.json'))}] });
    await conduct('npm test', async (add) => { ${program} });`;
  const command = [process.execPath, '--input-type=module', '-e', code];
  // npm starts a shell, which starts the script.
  const start = isUnderNpm ? `sh -c '"$@"; exit' sh "$@"; exit` : 'exec "$@"';
  const child = spawn('sh', ['-c', start, 'sh', ...command], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: temporary,
      npm_lifecycle_event: isUnderNpm ? 'test' : undefined,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([exitCode]) => ({
    exitCode: exitCode as number,
    lines: output.trimEnd().split('\n'),
  }));
  return { child, ended };
};

/** One that has ended, and whose end nobody has asked for yet, has no command line. */
const isRunning = (pid: string): boolean =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

const UNSTEADY = `
  const { existsSync, writeFileSync } = require('node:fs');
  it('fails every first time', () => {
    const isFirst = !existsSync(__dirname + '/marks/ran');
    writeFileSync(__dirname + '/marks/ran', '');
    expect({ isFirst }).toEqual({ isFirst: false });
  });`;
const RED = `it('always fails', () => { throw new Error('wrong for good\\nand more of it'); });
  it('is right beside it', () => {});`;
const LEAVING = `
  it('leaves a folder and a process', () => {
    require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/document-');
    const child = require('node:child_process').spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    child.unref();
    require('node:fs').writeFileSync(__dirname + '/marks/' + child.pid, '');
  });`;
const HANGING = `it('hangs', async () => {
    require('node:fs').writeFileSync(__dirname + '/marks/' + process.pid, '');
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  }, 600_000);`;

const DEEP = JSON.stringify({
  rootDir: root,
  testRegex: 'scripts/run\\.test',
  globalSetup: './__tests__/scripts/deepFailure.cjs',
});

it('names what failed twice last, counts what passes alone as passed, and removes what was left', async () => {
  const { folder, temporary, marks } = plant({
    'red.case.js': RED,
    'unsteady.case.js': UNSTEADY,
    'leaving.case.js': LEAVING,
  });
  const { exitCode, lines } = await begin(folder, 'add(await tests()); return [];').ended;
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
  const file = (name: string) => path.relative(root, path.join(folder, name));
  expect(lines.slice(-4, -1)).toEqual([
    '=== What failed',
    `${file('red.case.js')} · always fails · Error: wrong for good and more of it`,
    '',
  ]);
  const [unsteady, ...others] = sectionOf(lines, 'Unsteady, passed when run again alone:');
  expect(unsteady).toMatch(`${file('unsteady.case.js')} · fails every first time · Error: expect(received)`);
  expect(others).toEqual([]);
  expect(sectionOf(lines, 'Slowest files:')).toHaveLength(3);

  const pid = readdirSync(marks).find((name) => name !== 'ran') ?? '';
  expect(sectionOf(lines, 'Left behind by the run:')).toEqual([
    `process ${pid}: sleep 600`,
    expect.stringMatching(/^temporary document-/),
  ]);
  expect(isRunning(pid)).toBe(false);
  expect(readdirSync(temporary)).toEqual([]);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'says that %s stopped it, and ends all that it started',
  async (signal) => {
    const { folder, temporary, marks } = plant({ 'hanging.case.js': HANGING });
    const { child, ended } = begin(folder, 'add(await tests()); return [];');
    await until(() => readdirSync(marks).length > 0);
    child.kill(signal);
    // An impatient user sends it again.
    const impatient = setInterval(() => child.kill(signal), 20);
    const { exitCode, lines } = await ended;
    clearInterval(impatient);
    expect(exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(new RegExp(`^npm test · Stopped by ${signal} after \\d+ s\\.$`)),
      '',
      '0 passed, 1 failed',
    ]);
    expect(readdirSync(marks).filter(isRunning)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([]);
  },
);

/** The last of them is the script. */
const childrenOf = (pid: number): readonly number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
};

it.each(['npm', 'the shell of npm'])('ends when %s has ended', async (which) => {
  const { folder, temporary, marks } = plant({ 'hanging.case.js': HANGING });
  const { child, ended } = begin(folder, 'add(await tests()); return [];', { isUnderNpm: true });
  await until(() => readdirSync(marks).length > 0);
  const npm = child.pid ?? 0;
  const [shell = 0] = childrenOf(npm);
  process.kill(which === 'npm' ? npm : shell, 'SIGKILL');
  const { lines } = await ended;
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^npm test · Stopped by the end of npm after \d+ s\.$/),
    '',
    '0 passed, 1 failed',
  ]);
  expect(readdirSync(marks).filter(isRunning)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

it.each([
  ["throw new Stop('The tests need Chromium.');", 'npm test · The tests need Chromium.'],
  [
    "add(await runJest('planted', { args: ['--config=nothing.json'] })); return [];",
    'planted · jest ended with 1',
  ],
  [
    `const setup = ${JSON.stringify(DEEP)};
     add(await runJest('planted', { args: ['--config', setup] })); return [];`,
    /^planted · jest ended with 1, without a result · .*the database has no port/,
  ],
])('says in the same place what kept it from running: %s', async (program, line) => {
  const { lines, exitCode } = await begin(plant({}).folder, program).ended;
  expect(exitCode).toBe(1);
  expect(lines.at(-3)).toMatch(line);
  expect(lines.slice(-2)).toEqual(['', '0 passed, 1 failed']);
});

it('runs no file again if more than five failed', async () => {
  const { folder } = plant(
    Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [
        `red${n}.case.js`,
        UNSTEADY.replace('/marks/ran', `/marks/${n}`).replace('/marks/ran', `/marks/${n}`),
      ]),
    ),
  );
  const { lines } = await begin(folder, 'add(await tests()); return [];').ended;
  expect(lines.at(-1)).toBe('0 passed, 6 failed');
});

it('says in the same place that it has no temporary folder', async () => {
  const { folder } = plant({});
  const temporary = path.join(folder, 'away');
  const { lines, exitCode } = await begin(folder, 'return [];', { temporary }).ended;
  expect(exitCode).toBe(1);
  expect(lines.slice(-3)).toEqual([expect.stringContaining('away/apertura-run-'), '', '0 passed, 1 failed']);
});
