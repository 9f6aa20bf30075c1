/** `npm start`: from a fresh clone, or from the last run, to the product at http://localhost:3000. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { main } from './lib/process.mjs';
import { ensurePortFree, exitCodeOf, isReady, startNode } from './lib/service.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
const calledHost = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[host] ?? host;

await main(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  await ensurePortFree(host, Number(port));
  console.log('Starting the service (the first start makes the database)…');
  const service = startNode(['--import', 'tsx', 'server/main.ts']);
  service.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
  if (await isReady(service, `http://${calledHost}:${port}/readyz`)) {
    console.log(`\nApertura is ready: http://${shownHost}:${port}\n`);
  }
});
