/**
 * `npm test`: every check, then every test, from a fresh clone on. `--all` (`npm run test:all`) adds what
 * takes long.
 */
import { availableParallelism } from 'node:os';
import { runFirstChecks, runOtherChecks } from './lib/checks.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { main, readFlags } from './lib/process.mjs';
import { dropServiceSettings } from './lib/serviceSettings.mjs';
import { ENGINES, ensureTools } from './lib/tools.mjs';
import { conduct } from './run/conduct.mjs';
import { runEar } from './run/ear.mjs';
import { runJest } from './run/jest.mjs';
import { readyEngines, runWalks } from './run/walks.mjs';

/** More checks and browsers at once than this, and their own waits run out. */
const MOST_SLOTS = 4;

const test = (isAll) => async (add) => {
  ensureNode();
  dropServiceSettings();
  if (isAll) process.env.TEST_ALL = '1';
  // Each to its end: what is installed by halves is of no use to the next run.
  const [tools, packages] = await Promise.allSettled([ensureTools({ isAll }), ensureInstalled()]);
  const failed = [tools, packages].find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  const engines = await readyEngines(isAll ? ENGINES : []);
  const slots = Math.min(MOST_SLOTS, availableParallelism());

  add(...(await runFirstChecks({ isAll, slots })));
  const [others, tests] = await Promise.all([
    runOtherChecks(),
    runJest('tests', { workers: slots, env: tools.value }),
  ]);
  add(...others, tests);
  if (isAll) {
    const env = { ...tools.value, TEST_DATABASE: 'pglite' };
    add(await runJest('service-pglite', { args: ['--selectProjects=server'], workers: slots, env }));
  }
  add(...(await runWalks(engines, tools.value)));
  if (isAll) add(await runEar());
  return engines.notRun;
};

await main(async () => {
  const isAll = readFlags('npm test', { all: 'what takes long, too' }).has('all');
  await conduct('npm test', test(isAll), { isStrict: isAll });
});
