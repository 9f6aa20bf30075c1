/** `npm run test:flows`. Further arguments are jest's: a path, `-t TITLE`, `--watch`, `--coverage`. */
import { availableParallelism } from 'node:os';
import { endOnSignals, main, runNode } from './lib/process.mjs';

/** Beyond this many, starting a worker takes longer than what it runs. */
const MOST_WORKERS = 4;

await main(async () => {
  endOnSignals();
  const given = process.argv.slice(2);
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects=unit',
    '--testPathIgnorePatterns=__tests__/(?!flows/)',
    '--verbose',
    ...(given.includes('--coverage') ? ['--collectCoverageFrom=src/flows/**/*.ts'] : []),
    // Ends the options above: Jest would read a path after one as another value.
    '--bail=0',
    `--maxWorkers=${Math.min(MOST_WORKERS, availableParallelism())}`,
    ...given,
  ];
  // Jest's watch mode is steered by keys.
  const { code } = await runNode(args, { stdin: 'inherit' });
  process.exitCode = code;
});
