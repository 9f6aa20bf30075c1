import { runNode } from '../lib/process.mjs';

/**
 * Walks by ear (`npm run test:ear`), beside which nothing else should run: late speech is recorded after the
 * next key.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runEar() {
  const begun = Date.now();
  const { code, output } = await runNode(['--import', 'tsx', 'scripts/ear.ts'], { label: 'ear' });
  const last = output.trimEnd().split('\n').at(-1);
  return {
    name: 'ear',
    seconds: (Date.now() - begun) / 1000,
    passed: code === 0 ? 1 : 0,
    failures: code === 0 ? [] : [{ title: '', message: last }],
    files: [],
  };
}
