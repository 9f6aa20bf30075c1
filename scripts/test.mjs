/**
 * `npm test`: every check, then every test, from a fresh clone on. `--all` (`npm run test:all`) adds what
 * takes long: the folders `all/` of the tests, deeper searches, the service's tests on the embedded database,
 * every walk in every browser engine, and what a screen reader says of them. The last line tells how many
 * passed and failed.
 */
import { availableParallelism } from 'node:os';
import { runFirstChecks, runOtherChecks } from './lib/checks.mjs';
import { conclude } from './lib/conclusion.mjs';
import { runEar } from './lib/ear.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { runJest } from './lib/jest.mjs';
import { endOnSignals, main, readFlags } from './lib/process.mjs';
import { dropServiceSettings } from './lib/serviceSettings.mjs';
import { ENGINES, ensureTools } from './lib/tools.mjs';
import { readyEngines, runWalks } from './lib/walks.mjs';

/** More checks and browsers at once than this, and their own waits run out. */
const MOST_SLOTS = 4;

await main(async () => {
  endOnSignals();
  const flags = readFlags('npm test', { all: 'what takes long, too' });
  const isAll = flags.has('all');
  ensureNode();
  dropServiceSettings();
  if (isAll) process.env.TEST_ALL = '1';
  const [tools] = await Promise.all([ensureTools({ isAll }), ensureInstalled()]);
  const engines = await readyEngines(isAll ? ENGINES : []);
  const slots = Math.min(MOST_SLOTS, availableParallelism());
  const args = [`--maxWorkers=${slots}`];

  const results = await runFirstChecks({ isAll, slots });
  const [others, tests] = await Promise.all([runOtherChecks(), runJest('tests', { args, env: tools })]);
  results.push(...others, tests);
  if (isAll) {
    const env = { ...tools, TEST_DATABASE: 'pglite' };
    results.push(await runJest('service-pglite', { args: [...args, '--selectProjects=server'], env }));
  }
  results.push(...(await runWalks(engines, tools)));
  if (isAll) results.push(await runEar());

  console.log('\n=== Summary');
  for (const { name, passed, failed } of results)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
  const { lines, exitCode } = conclude(results, engines.notRun);
  process.exitCode = exitCode;
  for (const line of lines) console.log(line);
});
