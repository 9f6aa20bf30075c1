import { failureOfCheck } from '../run/checkFailure.mjs';
import { CHECKS } from './checkTable.mjs';
import { runNode } from './process.mjs';

/** These take all processors; the second builds what tests need. */
const FIRST = [['code'], ['size']];

const LONG = [['faults'], ['search', '--runs', '1000']];

/** They take little of a processor: they run beside the tests, which wait a third of their time. */
const BESIDE = [['faults', '--short'], ['unused'], ['floors'], ['trace', '--strict'], ['format']];

/** @param {{ isAll: boolean, slots: number }} options slots: how many at once */
export const runFirstChecks = ({ isAll, slots }) => runChecks(isAll ? [...FIRST, ...LONG] : FIRST, slots);

export const runOtherChecks = () => runChecks(BESIDE, 1);

/**
 * Up to the first program that fails.
 * @param {string} name
 * @param {readonly string[]} args for its last program
 * @param {{ label?: string }} [options]
 * @returns {Promise<Awaited<ReturnType<typeof runNode>>>} what the last of them to run gave
 */
export async function runCheck(name, args, options) {
  // The type checker is a Go program: with a larger heap it takes a quarter less of the processor.
  const env = { GOGC: '400', ...process.env };
  let last = { code: 0, signal: null, output: '' };
  for (const program of CHECKS[name]) {
    const all = program === CHECKS[name].at(-1) ? [...program, ...args] : program;
    last = await runNode(all, { ...options, env });
    if (last.code !== 0) return last;
  }
  return last;
}

/**
 * @param {readonly (readonly string[])[]} checks
 * @param {number} slots
 * @returns {Promise<import('../run/results.mjs').Result[]>}
 */
async function runChecks(checks, slots) {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [check, ...args] = next;
      const name = next.join(' ');
      const begun = Date.now();
      const { code, signal, output } = await runCheck(check, args, { label: check });
      results.push({
        name,
        seconds: (Date.now() - begun) / 1000,
        passed: code === 0 ? 1 : 0,
        failures: code === 0 ? [] : [failureOfCheck(check, output, signal)],
        files: [],
      });
    }
  };
  await Promise.all(Array.from({ length: slots }, work));
  return results;
}
