/**
 * `npm test`: every check, then every test, from a fresh clone on. `--all` (`npm run test:all`) adds what
 * takes long: the folders `all/` of the tests, deeper searches, the service's tests on the embedded database
 * too. The last line tells how many passed and failed.
 */
import { availableParallelism } from 'node:os';
import { runFirstChecks, runOtherChecks } from './lib/checks.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { runJest } from './lib/jest.mjs';
import { endOnSignals, main, readFlags } from './lib/process.mjs';
import { dropServiceSettings } from './lib/serviceSettings.mjs';
import { ensureTools } from './lib/tools.mjs';

/** More checks and browsers at once than this, and their own waits run out. */
const MOST_SLOTS = 4;

await main(async () => {
  endOnSignals();
  const isAll = readFlags('npm test', { all: 'what takes long, too' }).has('all');
  ensureNode();
  dropServiceSettings();
  if (isAll) process.env.TEST_ALL = '1';
  const [tools] = await Promise.all([ensureTools({ isAll }), ensureInstalled()]);
  const slots = Math.min(MOST_SLOTS, availableParallelism());
  const args = [`--maxWorkers=${slots}`];

  const results = await runFirstChecks({ isAll, slots });
  const [others, tests] = await Promise.all([runOtherChecks(), runJest('tests', { args, env: tools })]);
  results.push(...others, tests);
  if (isAll) {
    const env = { ...tools, TEST_DATABASE: 'pglite' };
    results.push(await runJest('service-pglite', { args: [...args, '--selectProjects=server'], env }));
  }

  console.log('\n=== Summary');
  for (const { name, passed, failed } of results)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((total, result) => total + result[key], 0),
  );
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
});
