/** `npm run data` and `npm run support`: a command of the service, compiled first if it is not up to date. */
import { ensureServiceBuilt } from './lib/build.mjs';
import { main, runNode } from './lib/process.mjs';
import { serviceProgram } from './lib/service.mjs';

const [name, ...args] = process.argv.slice(2);

await main(async () => {
  await ensureServiceBuilt();
  const { code } = await runNode([...serviceProgram(name), ...args], { stdin: 'inherit' });
  process.exitCode = code;
});
