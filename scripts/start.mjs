/** `npm start`: from a fresh clone, or from the last run, to the product at http://localhost:3000. */
import { ensureBuilt, ensureServiceBuilt } from './lib/build.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { MEMORY } from './lib/memory.mjs';
import { main } from './lib/process.mjs';
import { ensurePortFree, exitCodeOf, SERVICE, startNode } from './lib/service.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  await ensureServiceBuilt();
  await ensurePortFree(host, Number(port));
  console.log('Starting the service (the first start makes the database)…');
  const service = startNode(SERVICE, { ...MEMORY, ...process.env });
  service.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
});
