/** `npm run test:search -- --runs 5000 --seed 7`: the search over sequences (docs/security.md), as long as wanted. */
import '../__tests__/setup/keyring';
import { parseArgs } from 'node:util';
import { search } from '../__tests__/server/search/run';
import { startSearchService } from '../__tests__/server/search/service';

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
  });
  const service = await startSearchService();
  const start = Date.now();
  const result = await search(service, { runs: Number(values.runs), seed: Number(values.seed) });
  const seconds = (Date.now() - start) / 1000;
  await service.close();
  const { found, sequences, calls } = result;
  if (found) {
    console.log(found.lines.join('\n'));
    console.log(`\nBroken: ${found.message}`);
    console.log(`Found after ${found.afterSequences} sequences, shrunk ${found.shrinks} times.`);
    process.exitCode = 1;
  }
  console.log(`${sequences} sequences, ${calls} calls, ${seconds.toFixed(1)} s`);
};

void main();
