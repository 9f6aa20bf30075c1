/**
 * `npm run test:engines`: the walks of `__tests__/engines/` in each browser engine. Arguments are the engines
 * to run in; all without any. An engine that is missing fails the run.
 */
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { main, Stop } from './lib/process.mjs';
import { dropServiceSettings } from './lib/serviceSettings.mjs';
import { ENGINES, ensureTools } from './lib/tools.mjs';
import { conduct } from './run/conduct.mjs';
import { readyEngines, runWalks } from './run/walks.mjs';

const test = (names) => async (add) => {
  ensureNode();
  dropServiceSettings();
  const [tools] = await Promise.all([ensureTools({ isAll: false }), ensureInstalled()]);
  const engines = await readyEngines(names.length > 0 ? names : ENGINES);
  add(...(await runWalks(engines, tools)));
  return engines.notRun;
};

await main(async () => {
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !ENGINES.includes(name));
  if (unknown !== undefined)
    throw new Stop(`There is no engine ${unknown}. The engines are ${ENGINES.join(', ')}.`, 2);
  await conduct('npm run test:engines', test(given), { isStrict: true });
});
