import { LONG_RUNS, search } from './search/run';
import { startSearchService } from './search/service';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { FOUND, holes, searchPlanted } from './lib/planted';

const run = async (runs: number, seed: number, breaks: string): Promise<void> => {
  const service = await startSearchService();
  const start = Date.now();
  const { found, sequences, calls } = await search(service, { runs, seed });
  await service.close();
  const seconds = (Date.now() - start) / 1000;
  if (found) {
    console.log(`Broken: ${found.message}\n\n${found.lines.join('\n')}\n`);
    console.log(
      `Seed ${seed}: found after ${found.afterSequences} sequences; the shortest has ${found.moves} moves, ${found.lines.length} calls.`,
    );
    process.exitCode = breaks.includes(found.invariant) ? FOUND : 1;
  }
  console.log(`${sequences} sequences, ${calls} calls, ${seconds.toFixed(1)} s`);
};

const main = async (): Promise<void> => {
  const { runs = LONG_RUNS, seed, plant, breaks = '' } = readCommandLine(commandLines.search).options;
  if (plant === undefined) return run(runs, seed, breaks);
  if (!holes.includes(plant))
    return endWronglyCalled(commandLines.search, `There is no hole '${plant}': ${holes.join(', ')}.`);
  const isFound = await searchPlanted(plant, ['--runs', String(runs), '--seed', String(seed)]);
  console.log(isFound ? `The hole '${plant}' was found.` : `The hole '${plant}' was NOT found.`);
  if (!isFound) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
