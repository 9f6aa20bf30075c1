import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureServiceBuilt } from '../../../scripts/lib/build.mjs';
import { serviceProgram } from '../../../scripts/lib/service.mjs';
import { readConfig } from '../../../server/config';
import { createLog } from '../../../server/log';
import { openData } from '../../../server/openData';
import { listAudit } from '../../../server/repositories/audit';
import { insertTrace } from '../../../server/repositories/traces';
import { askService, openLookUps } from '../../../server/support/socket';
import { placePglite } from '../../../scripts/testing/service/database';
import { recording } from '../support/recording';

const CODE = 'ABCDEFGH';
const AT = new Date('2026-11-20T09:00:00Z');
let folder: string;
beforeAll(async () => {
  await ensureServiceBuilt();
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-beside-'));
  await placePglite(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The data of a running service, in a folder that only this process may open. */
const running = async () => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const log = createLog(config);
  const { database } = await openData(config, log);
  const { db } = database;
  const lookUps = await openLookUps({ config, db, clock: { now: () => AT }, log });
  const end = async (): Promise<void> => {
    lookUps.close();
    await database.close();
  };
  return { db, end };
};

/** As an operator types it; not in one go with this process, which has to answer. */
const support = async (...args: readonly string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', DATA_DIR: folder };
  const program = [...serviceProgram('supportCommand'), ...args];
  return (await promisify(execFile)(process.execPath, program, { env })).stdout;
};

const socket = () => path.join(folder, 'support.sock');

it('a code is looked up, recorded and saved while the service holds the folder, and after it', async () => {
  const { db, end } = await running();
  const into = path.join(folder, 'saved');
  try {
    await insertTrace(db, { journey: CODE, at: AT, content: JSON.stringify(recording()) });
    expect(await support('ABCD-EFGH')).toMatch(/Recordings: 1\n {2}1\. 2026-11-20 09:00:00; 1 event from/);
    await support('ABCD-EFGH', '--save', into);
    const [file = ''] = await readdir(into);
    expect(JSON.parse(await readFile(path.join(into, file), 'utf8'))).toEqual(recording());
    const looks = await listAudit(db, `journey:${CODE}`);
    expect(looks.map(({ event, details }) => [event, (details as { saved: boolean }).saved])).toEqual([
      ['support-looked', false],
      ['support-looked', true],
    ]);
  } finally {
    await end();
  }
  expect(await support('ABCD-EFGH')).toContain('Recordings: 1');
});

it('nobody else can open the socket, and it answers nothing but looks at a code', async () => {
  const { db, end } = await running();
  try {
    expect((await stat(socket())).mode & 0o777).toBe(0o600);
    const statuses: (number | undefined)[] = [];
    for (const body of ['', '{}', '{"code":"ABC","saved":false}', `{"code":"${CODE}"}`]) {
      const call = request({ socketPath: socket(), method: 'POST' }).end(body);
      statuses.push(
        await new Promise((resolve) =>
          call.once('response', (answer) => resolve(answer.resume().statusCode)),
        ),
      );
    }
    expect(statuses).toEqual([500, 500, 500, 500]);
    expect(await listAudit(db, `journey:${CODE}`)).toHaveLength(3);
  } finally {
    await end();
  }
  await expect(stat(socket())).rejects.toThrow('ENOENT');
});

it('what a killed service has left is no hindrance', async () => {
  await writeFile(socket(), '');
  const { end } = await running();
  expect(await support('ABCD-EFGH')).toContain('Recordings: 1');
  await end();
});

it('a folder whose path is too long for a socket has none, and none beside it', async () => {
  const long = path.join(folder, 'l'.repeat(90));
  const config = readConfig({ DATA_DIR: long, LOG_LEVEL: 'silent' });
  const warn = jest.fn();
  const log = { ...createLog(config), warn } as unknown as ReturnType<typeof createLog>;
  const before = await readdir(folder);
  const lookUps = await openLookUps({ config, db: undefined as never, clock: { now: () => AT }, log });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(before);
  expect(await askService({ DATA_DIR: long }, { code: CODE, saved: false })).toBeUndefined();
  lookUps.close();
});
