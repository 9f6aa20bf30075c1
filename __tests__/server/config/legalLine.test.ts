import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError } from '../../../server/config';
import { readWebConfig } from '../../../server/config/webConfig';
import { freshDatabase } from '../../../scripts/testing/service/database';
import { startTestApp } from '../../../scripts/testing/service/app';
import { startingInProduction } from '../support/production';

const shipped = resolve(__dirname, '../../../public');
let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'apertura-web-'))));
afterAll(() => rm(folder, { recursive: true }));

const startWith = async (legalLine: unknown): Promise<unknown> => {
  await writeFile(join(folder, 'config.json'), JSON.stringify({ legalLine, invitationPassphrase: 'p' }));
  return startIn(folder);
};
const startIn = async (WEB_DIR: string): Promise<unknown> => {
  const database = await freshDatabase();
  const environment = { ...startingInProduction, WEB_DIR };
  const started = await startTestApp({ environment, database }).then(
    (app) => app.close().then(() => 'started'),
    (error: unknown) => error,
  );
  await database.close();
  return started;
};

it('[R2.3-01] a start of production without a legal line fails, and so with the line of a trial', async () => {
  expect(await startWith('Banca Esempio S.p.A., Milano')).toBe('started');
  const earlier = 'Apertura è un servizio dimostrativo. Sostituire questa riga con denominazione e sede.';
  for (const line of [undefined, '', '  ', earlier]) {
    const refusal = await startWith(line);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toMatch(/legalLine in config\.json .+ NODE_ENV=production needs [^\n]+$/);
  }
  expect(await startIn(shipped)).toBeInstanceOf(ConfigError);
});

it('the line of a trial says that it is one, and contains nothing meant for others', async () => {
  const { legalLine } = await readWebConfig(shipped);
  expect(legalLine).toMatch(/servizio dimostrativo/i);
  expect(legalLine).not.toMatch(/sostituire|segnaposto/i);
});
