import { runJest } from './jest.mjs';
import { Stop } from '../lib/process.mjs';
import { ensureEngine } from '../lib/tools.mjs';

/**
 * A missing engine is reported at once, and the others run.
 * @param {readonly string[]} engines
 * @param {(engine: string) => Promise<Readonly<Record<string, string>>>} [ensure]
 * @returns {Promise<{ ready: readonly string[], env: NodeJS.ProcessEnv, notRun: readonly string[] }>} `env`
 * is for the tests; `notRun` has a line for each missing engine, with what to install
 */
export async function readyEngines(engines, ensure = ensureEngine) {
  const env = {};
  const ready = [];
  const notRun = [];
  // One after the other: two runs of apt-get would meet at its lock.
  for (const engine of engines)
    try {
      Object.assign(env, await ensure(engine));
      ready.push(engine);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      notRun.push(`NOT RUN ${engine}: ${error.message}`);
    }
  for (const line of notRun) console.log(line);
  return { ready, env, notRun };
}

/**
 * @param {Awaited<ReturnType<typeof readyEngines>>} engines
 * @param {NodeJS.ProcessEnv} tools environment for the tests
 * @returns {Promise<readonly import('./results.mjs').Result[]>} none where no engine runs
 */
export async function runWalks({ ready, env }, tools) {
  if (ready.length === 0) return [];
  const args = ['--selectProjects=engines', '--testPathPatterns=__tests__/engines/'];
  const result = await runJest('engines', {
    args,
    isListed: true,
    env: { ...tools, ...env, TEST_ENGINES: ready.join() },
  });
  return [result];
}
