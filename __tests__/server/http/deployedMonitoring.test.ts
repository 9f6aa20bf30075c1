import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../../src/contract/endpoints';
import { createLog } from '../../../server/log';
import { freshDatabase } from '../../../scripts/testing/service/database';
import { startTestApp, type TestApp } from '../support';

const deployed = (name: string): string =>
  readFileSync(path.resolve(__dirname, '../../../deploy', name), 'utf8').replace(/^\s*#.*$/gm, '');

const TOKEN = 'a token of the tests';
const lines: string[] = [];
let service: TestApp;
beforeAll(async () => {
  // The pool's figures, which the embedded database has none of.
  const load = () => ({ connections: 2, idle: 1, waiting: 0 });
  service = await startTestApp({
    environment: { METRICS_TOKEN: TOKEN },
    database: { ...(await freshDatabase()), load },
    deps: { log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }) },
  });
  await service.client().call('validateEmail', { indirizzo: 'nobody' });
});
afterAll(async () => {
  await service.close();
  await service.database.close();
});

it('each metric, label and route of the alerts is one of /metrics', async () => {
  const authorization = `Bearer ${TOKEN}`;
  const { body } = await service.app.inject({ url: '/metrics', headers: { authorization } });
  const rules = deployed('alerts.yml');
  const metrics = new Set(rules.match(/\b(?:apertura|nodejs|process)_\w+/g));
  expect(metrics.size).toBeGreaterThan(5);
  expect([...metrics].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(body))).toEqual([]);
  const labels = rules.match(/\b\w+(?=(?:!=|=~?)")/g) ?? [];
  expect([...new Set(labels)].sort()).toEqual([
    ...['budget', 'job', 'kind', 'outcome', 'route', 'state', 'status'],
  ]);
  for (const name of ['budget', 'channel', 'kind', 'outcome', 'route', 'state', 'status'])
    expect(body).toMatch(new RegExp(`[{,]${name}="`));
  for (const [, sign, route = ''] of rules.matchAll(/route=(~?)"([^"]+)"/g)) {
    const pattern = sign === '~' ? new RegExp(`^${route}$`) : undefined;
    const known = Object.values(endpoints).map(({ path: one }) => one);
    expect([route, known.some((one) => pattern?.test(one) ?? one === route)]).toEqual([route, true]);
  }
});

it('each field that the shipping of the log renames is in a line of the log', () => {
  const program = deployed('vector.toml');
  const read = ['level', 'time', 'pid', 'msg'];
  expect(read.filter((name) => !new RegExp(`[( ]\\.${name}\\b`).test(program))).toEqual([]);
  const [line = '{}'] = lines;
  const values = JSON.parse(line) as Record<string, unknown>;
  expect(values).toMatchObject({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    msg: expect.any(String),
  });
  const names = /names = (\{.*?\})/.exec(program)?.[1] ?? '{}';
  const { levels } = createLog({ LOG_LEVEL: 'info' });
  expect(JSON.parse(names)).toEqual(levels.labels);
});
