/**
 * `npm start`: from a fresh clone, or from the last run, to the product at http://localhost:3000. With
 * `-- --mock` it is a mock back end for integrators, with data that end with it (docs/conformance.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureServiceBuilt } from './lib/build.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { MEMORY } from './lib/memory.mjs';
import { main, readFlags } from './lib/process.mjs';
import { ensurePortFree, exitCodeOf, SERVICE, startNode } from './lib/service.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';

/**
 * Settings of the mock. Its data are in a separate folder, even if the shell names a database or store; many
 * applicants come from one address.
 */
function mockSettings() {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-mock-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { MOCK: 'on', DATA_DIR: folder, DATABASE_URL: '', DOCUMENTS_URL: '', RATE_LIMIT_FACTOR: '1000' };
}

await main(async () => {
  const flags = readFlags('npm start', { mock: 'a mock back end, with data that end with it' });
  const settings = flags.has('mock') ? mockSettings() : {};
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  await ensureServiceBuilt();
  await ensurePortFree(host, Number(port));
  console.log('Starting the service (the first start makes the database)…');
  const service = startNode(SERVICE, { ...MEMORY, ...process.env, ...settings });
  service.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
});
