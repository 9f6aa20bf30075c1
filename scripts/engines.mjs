/**
 * `npm run test:engines`: the walks of `__tests__/engines/` in each browser engine, a line for each engine
 * and walk. Arguments are the engines to run in; all without any. An engine that is missing fails the run.
 */
import { conclude } from './lib/conclusion.mjs';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { endOnSignals, main, Stop } from './lib/process.mjs';
import { dropServiceSettings } from './lib/serviceSettings.mjs';
import { ENGINES, ensureTools } from './lib/tools.mjs';
import { readyEngines, runWalks } from './lib/walks.mjs';

await main(async () => {
  endOnSignals();
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !ENGINES.includes(name));
  if (unknown !== undefined)
    throw new Stop(`There is no engine ${unknown}. The engines are ${ENGINES.join(', ')}.`, 2);
  ensureNode();
  dropServiceSettings();
  const [tools] = await Promise.all([ensureTools({ isAll: false }), ensureInstalled()]);
  const engines = await readyEngines(given.length > 0 ? given : ENGINES);
  const { lines, exitCode } = conclude(await runWalks(engines, tools), engines.notRun);
  process.exitCode = exitCode;
  for (const line of lines) console.log(line);
});
