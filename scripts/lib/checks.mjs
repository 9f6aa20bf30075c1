import { CHECKS } from './checkTable.mjs';
import { runNode } from './process.mjs';

/** These take all processors; the second builds what tests need. */
const FIRST = [['code'], ['size']];

/** What `npm run test:all` adds to them. */
const LONG = [['faults'], ['search', '--runs', '1000']];

/** They take little of a processor: they run beside the tests, which wait a third of their time. */
const BESIDE = [['faults', '--short'], ['unused'], ['floors'], ['trace', '--strict'], ['format']];

/**
 * Runs what goes before the tests, at most `slots` at once, to its end.
 * @param {{ isAll: boolean, slots: number }} options
 */
export const runFirstChecks = ({ isAll, slots }) => runChecks(isAll ? [...FIRST, ...LONG] : FIRST, slots);

/** Runs the other checks, one after the other. */
export const runOtherChecks = () => runChecks(BESIDE, 1);

/**
 * Returns the exit code of the check's first program that fails; 0 if none does.
 * @param {string} name
 * @param {readonly string[]} args for its last program
 * @param {{ label?: string }} [options]
 */
export async function runCheck(name, args, options) {
  // The type checker is a Go program: with a larger heap it takes a quarter less of the processor.
  const env = { GOGC: '400', ...process.env };
  const programs = CHECKS[name];
  for (const program of programs) {
    const all = program === programs.at(-1) ? [...program, ...args] : program;
    const { code } = await runNode(all, { ...options, env });
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * @param {readonly (readonly string[])[]} checks
 * @param {number} slots
 * @returns {Promise<{ name: string, passed: number, failed: number }[]>}
 */
async function runChecks(checks, slots) {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [check, ...args] = next;
      const name = next.join(' ');
      const code = await runCheck(check, args, { label: check });
      results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}
