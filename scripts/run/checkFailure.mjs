import { stripVTControlCharacters } from 'node:util';

const TELLING = /error|fail|[✖✗×✘]|too much|missing|not |over /i;
/** The whole output of these checks is the failure, except for the noise below. */
const ALL_TELLING = new Set(['format', 'unused']);
const NOISE = /^(Checking formatting|Finished in|Unused .+ \(\d+\)$)/;
/** oxlint: a rule and its message, then the place. */
const LINTED = /^ *[x×] (.+)\n *[,╭]-+\[(.+?)\]/gm;

const MOST_LINES = 8;

const linesOf = (name, text) => {
  const linted = [...text.matchAll(LINTED)].map(([, message, place]) => `${place} ${message}`);
  if (linted.length > 0) return linted;
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !NOISE.test(line));
  const telling = ALL_TELLING.has(name) ? lines : lines.filter((line) => TELLING.test(line));
  return telling.length > 0 ? telling : lines.slice(-MOST_LINES);
};

/**
 * From the first lines of its output that report a failure.
 * @param {string} name of the check
 * @param {string} output
 * @param {string | null} signal that stopped it
 * @returns {import('./results.mjs').TestFailure}
 */
export function failureOfCheck(name, output, signal) {
  const lines = linesOf(name, stripVTControlCharacters(output));
  const said = lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES - 1);
  if (said.length < lines.length) said.push(`… and ${lines.length - said.length} more lines`);
  if (signal !== null) said.unshift(`It was killed by ${signal}.`);
  const [message = 'It failed without a word.', ...more] = said.map((line) => line.trim());
  return { title: '', message, more };
}
