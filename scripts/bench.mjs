/** `npm run bench -- NAME`: a measurement of scripts/bench, with its options. */
import { endOnSignals, main, readName, runNode } from './lib/process.mjs';

await main(async () => {
  endOnSignals();
  const { name, args } = readName('npm run bench', ['first', 'memory', 'reading', 'service', 'year']);
  const { code } = await runNode(['--import', 'tsx', `scripts/bench/${name}.ts`, ...args]);
  process.exitCode = code;
});
