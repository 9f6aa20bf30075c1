import { runNode } from './process.mjs';

/**
 * Walks by ear (`npm run test:ear`), beside which nothing else should run: what is said late is said after
 * the next key.
 * @returns {Promise<{ name: string, passed: number, failed: number }>}
 */
export async function runEar() {
  const { code } = await runNode(['--import', 'tsx', 'scripts/ear.ts'], { label: 'ear' });
  return { name: 'ear', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}
