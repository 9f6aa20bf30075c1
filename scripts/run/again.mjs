import { failuresOf } from './results.mjs';

/** With more failed files than this it is not the machine. */
const MOST_FILES = 5;

const isFailed = ({ failures }) => failures.length > 0;

/**
 * One at a time, when everything else has ended.
 * @param {readonly import('./results.mjs').Result[]} results
 * @returns {Promise<{ results: readonly import('./results.mjs').Result[], unsteady: readonly
 * import('./results.mjs').Failure[] }>} the results with those of the second runs in the place of the first,
 * and the first failures of the tests that then passed
 */
export async function runAgain(results) {
  const failed = results.flatMap(({ again, files }) => (again ? files.filter(isFailed) : []));
  if (failed.length === 0 || failed.length > MOST_FILES) return { results, unsteady: [] };
  const unsteady = [];
  const second = async (result, file) => {
    console.log(`\nOnce more, alone: ${file.file}`);
    const found = (await result.again(file.file)).files.find((one) => one.file === file.file);
    if (found === undefined) return file;
    const stays = new Set(found.failures.map(({ title }) => title));
    unsteady.push(
      ...failuresOf({ name: result.name, failures: [], files: [file] }).filter(
        ({ title }) => !stays.has(title),
      ),
    );
    return { ...found, seconds: file.seconds };
  };
  const settled = [];
  for (const result of results) {
    const files = [];
    for (const file of result.files)
      files.push(result.again && isFailed(file) ? await second(result, file) : file);
    settled.push({ ...result, files });
  }
  return { results: settled, unsteady };
}
