/** `npm run dev`: the service, restarted when its files change, behind webpack's dev server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandedConfig } from './lib/brandConfig.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { fromRoot, ROOT } from './lib/paths.mjs';
import { main, readFlags } from './lib/process.mjs';
import { ensurePortFree, exitCodeOf, startNode } from './lib/service.mjs';

const HOST = '127.0.0.1';
const SERVICE_PORT = 3001;
const WEB_PORT = Number(process.env.PORT || 3000);

/**
 * The service reads the legal line of the contracts in the config.json that webpack's dev server publishes.
 */
function webFolder() {
  const folder = fromRoot('.cache', 'dev-web');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'config.json'), brandedConfig(ROOT));
  return folder;
}

await main(async () => {
  readFlags('npm run dev', {});
  ensureNode();
  await ensureInstalled();
  await ensurePortFree(HOST, SERVICE_PORT);
  await ensurePortFree(HOST, WEB_PORT);
  const serviceEnv = { ...process.env, HOST, PORT: String(SERVICE_PORT), WEB_DIR: webFolder() };
  const webEnv = { ...process.env, PORT: String(WEB_PORT), SERVICE_URL: `http://${HOST}:${SERVICE_PORT}` };
  const programs = [
    startNode(
      ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
      serviceEnv,
    ),
    startNode(
      ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'],
      webEnv,
    ),
  ];
  for (const program of programs) {
    program.on('exit', (code, signal) => {
      process.exitCode ??= exitCodeOf(code, signal);
      for (const other of programs) other.kill('SIGTERM');
    });
  }
  console.log(`Web app: http://localhost:${WEB_PORT}   service: http://localhost:${SERVICE_PORT}`);
});
