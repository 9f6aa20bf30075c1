import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TRACE_DAYS } from '../../../src/contract/trace';
import { eraseLeftovers } from '../../../server/jobs/retention';
import { listTraces } from '../../../server/repositories/traces';
import { logLinesOf } from '../../../server/support/logLines';
import { lookUp } from '../../../server/support/lookUp';
import { SupportError } from '../../../server/support/supportError';
import { begin, testService } from '../support';
import { recording } from '../support/recording';

const service = testService();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-saved-'));
});
afterEach(() => rm(folder, { recursive: true }));

const save = (code: string, to: string) => lookUp(service.deps, { code, log: undefined, folder: to });
const sender = async () => {
  const client = await begin(service);
  const { journey = '' } = (await client.call('productInfo')).data;
  return { journey, send: (build: string) => client.call('sendTrace', { trace: recording({ build }) }) };
};

it('a saved recording is never replaced by another one, though older ones are erased meanwhile', async () => {
  const { journey, send } = await sender();
  await send('first');
  const [first] = await listTraces(service.deps.db, journey);
  await save(journey, folder);
  service.clock.pass({ minutes: 10 });
  await send('second');
  service.clock.pass({ minutes: TRACE_DAYS * 24 * 60 - 5 });
  await eraseLeftovers(service.deps);
  expect(await listTraces(service.deps.db, journey)).toHaveLength(1);
  await save(journey, folder);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const builds = texts.map((text) => (JSON.parse(text) as { readonly build: string }).build);
  expect(builds.sort()).toEqual(['first', 'second']);
  expect(files).toContain(`trace-${journey}-${first?.id}.json`);
});

it('a file that was there is readable by its reader alone, and what it links to stays', async () => {
  const { journey, send } = await sender();
  for (const build of ['one', 'two']) await send(build);
  await save(journey, folder);
  const [one, two] = (await readdir(folder)).map((file) => path.join(folder, file)) as [string, string];
  const other = path.join(folder, 'other');
  await writeFile(other, 'stays');
  await rm(one);
  await symlink(other, one);
  await rm(two);
  await writeFile(two, 'old', { mode: 0o644 });
  await save(journey, folder);
  expect(await readFile(other, 'utf8')).toBe('stays');
  expect((await stat(two)).mode & 0o777).toBe(0o600);
});

it('reports a folder that cannot be written in one line', async () => {
  const { journey, send } = await sender();
  await send('one');
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(save(journey, file)).rejects.toThrow(SupportError);
});

it('a line without a time, or with characters that steer a terminal, is shown all the same', async () => {
  async function* lines() {
    for (const line of [
      { msg: 'no time' },
      { time: '2026-11-23T10:00:00Z', msg: 'time as text' },
      { time: 1, msg: 'a\u001b[2Jb\r\u202ec', detail: '\u0007' },
    ])
      yield JSON.stringify({ ...line, journey: 'ABCDEFGH' });
  }
  const text = (await logLinesOf(lines(), 'ABCDEFGH')).map((line) => line.text.trim()).join('|');
  expect(text).toMatch(/no time\|.*a\[2Jbc.*\|2026-11-23 10:00:00\.000 .*time as text$/);
  expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
