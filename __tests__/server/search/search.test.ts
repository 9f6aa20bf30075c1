import { isDeep } from '../../setup/depth';
import { LONG_RUNS, search } from '../../../scripts/search/run';
import { startSearchService, type SearchService } from '../../../scripts/search/service';

// Only what breaks an invariant takes longer than a minute: its sequence is made as short as it can be.
jest.setTimeout(900_000);

const runs = isDeep ? LONG_RUNS : 12;

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const seed = Number(process.env['SEARCH_SEED'] ?? 1);

test(`nobody reads, changes or loses what is not proven to be theirs, in ${runs} sequences from seed ${seed}`, async () => {
  const { found, sequences } = await search(service, { runs, seed });
  expect(found && [found.message, ...found.lines].join('\n')).toBeUndefined();
  expect(sequences).toBe(runs);
});
