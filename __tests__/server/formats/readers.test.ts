import fc from 'fast-check';
import type { Program } from '../../../server/formats/readerProcess';
import { askReader, endReaders, limitReaders } from '../../../server/formats/readers';
import { openLedgers } from '../../../server/limits/usage';
import { isDeep } from '../../setup/depth';
import { mostMemoryOf, readersOf } from '../support/readers';
import { until } from '../support/uploading';
import { odd, ODD_FILE } from './odd';

const [file, program] = [ODD_FILE, odd];
const other: Program = { ...program };
/** Limits for readers that answer on a busy machine, and for those that hang, waited for five times. */
const [LONG_MS, SHORT_MS] = [120_000, 50];

const ask = (act: string, limitMs = LONG_MS, of = program, owner = 'an applicant', megabytes = 0) =>
  askReader<string>(of, owner, { act, megabytes }, limitMs);
const allocate = (megabytes: number) => ask('allocate', LONG_MS, program, 'an applicant', megabytes);

afterEach(async () => {
  endReaders();
  await until(() => readersOf(file).length === 0);
});

it('[R8-10] a reader may not take more memory than its program may, whatever takes it', async () => {
  expect([await allocate(100), await allocate(400)]).toEqual(['allocated', 'refused']);
  expect(mostMemoryOf(file)).toBeLessThan(260);
  expect(await ask('heap')).toBe('ended');
  expect(await ask('answer')).toBe('answered');
});

it('[R8-10] a reader that takes too long is ended, also one that listens no more', async () => {
  for (const act of ['hang', 'loop']) {
    expect(await ask(act, SHORT_MS)).toBe('late');
    await until(() => readersOf(file).length === 0);
  }
  expect(await ask('answer')).toBe('answered');
});

it('[R8-10] a reader that was killed while it was idle is not used', async () => {
  await ask('answer');
  for (const pid of readersOf(file)) process.kill(pid, 'SIGKILL');
  await until(() => readersOf(file).length === 0);
  expect(await ask('answer')).toBe('answered');
});

const outcomes = {
  answer: 'answered',
  wear: 'answered',
  end: 'ended',
  hang: 'late',
} as const;
const files = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(outcomes) as (keyof typeof outcomes)[])),
    of: fc.constantFrom(program, other),
    owner: fc.constantFrom('a/a', 'b/b', 'c/c'),
  }),
  { minLength: 1, maxLength: 6 },
);

/** On the embedded database one. */
const limit = fc.constantFrom(1, 2);

it('[R8-10] each file gets its answer, no more readers run than may, and every turn is given back', () =>
  fc.assert(
    fc.asyncProperty(files, limit, async (all, atOnce) => {
      limitReaders(atOnce);
      let isOver = false;
      let most = 0;
      const answered = Promise.all(
        all.map(({ act, of, owner }) => ask(act, act === 'hang' ? SHORT_MS : LONG_MS, of, owner)),
      ).finally(() => (isOver = true));
      await until(() => {
        most = Math.max(most, readersOf(file).length);
        return isOver;
      });
      expect(await answered).toEqual(all.map(({ act }) => outcomes[act]));
      // One that was ended may be a moment away from its end.
      expect(most).toBeLessThanOrEqual(2 * atOnce);
      await until(() => readersOf(file).length <= atOnce);
      expect(openLedgers.get('readers')?.held()).toEqual({ holders: 0, oldestMs: 0 });
    }),
    { numRuns: isDeep ? 8 : 4 },
  ));
