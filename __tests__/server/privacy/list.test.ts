import { getTableColumns, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { requests } from '../../../server/db/schema';
import { UsageError } from '../../../server/arguments';
import { listOptions, listPieces } from '../../../server/listCommand';
import { textOfPieces } from '../support/command';
import { applicant, seedRequest } from '../seed';
import { testService } from '../support';

const service = testService();
/** In minutes. */
const DAY = 24 * 60;
const guids: Record<string, string> = {};
beforeAll(async () => {
  for (const state of ['open', 'completed', 'document_ko', 'concluded'] as const) {
    const { guid } = await seedRequest(service, { state, updatedAt: service.clock.now() });
    guids[state] = guid;
    service.clock.pass({ minutes: DAY });
  }
});

const list = async (...args: string[]): Promise<string> =>
  (await textOfPieces(listPieces(service.deps.db, listOptions(args)))).trimEnd();
const listed = async (...args: string[]): Promise<string[]> =>
  (JSON.parse(await list('--json', ...args)) as { guid: string }[]).map(({ guid }) => guid);

it('lists guid, journey, state and times, by state and by the last change', async () => {
  const [head, ...lines] = (await list()).split('\n');
  expect(head).toBe('guid\tjourney\tstate\tstep\tcreatedAt\tupdatedAt\tcompletedAt');
  expect(lines.map((line) => line.split('\t')[0])).toEqual(Object.values(guids));
  expect(lines[0]).toMatch(/^\S+\t[A-Z2-9]{8}\topen\tidentification\t[\dT:.-]+Z\t[\dT:.-]+Z\t-$/);
  expect(await listed('--state', 'completed')).toEqual([guids['completed']]);
  const since = new Date(service.clock.now().getTime() - 2 * DAY * 60_000).toISOString();
  expect(await listed('--since', since)).toEqual([guids['document_ko'], guids['concluded']]);
  expect(await listed('--since', since, '--state', 'open')).toEqual([]);
});

it('has no value of the applicant', async () => {
  const text = `${await list()}${await list('--json')}`;
  expect(Object.values(applicant).filter((value) => text.includes(value))).toEqual([]);
});

it('takes no other state, time or word', () => {
  for (const [args, message] of [
    [['--state', 'signed'], '--state signed: not one of open, '],
    [['--since', '2026-13-01'], '--since 2026-13-01: not a time as '],
    [['--since', '2026-11-01T10:00'], '--since 2026-11-01T10:00: not a time as '],
    [['--since'], '--since needs a value.'],
    [['all'], "list: unexpected argument 'all'."],
    [['--all'], "Unknown option '--all'."],
  ] as const)
    expect(() => listOptions(args)).toThrow(message);
  fc.assert(
    fc.property(fc.string(), (word) => {
      const since = ((): Date | undefined => {
        try {
          return listOptions([`--since=${word}`]).since;
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          return new Date(0);
        }
      })();
      expect(Number.isNaN(since?.getTime())).toBe(false);
    }),
  );
});

it('lists more than one batch, each request once, also those that changed at one moment', async () => {
  const { db, clock } = service.deps;
  const at = clock.now();
  const columns = sql.raw(
    Object.values(getTableColumns(requests))
      .map(({ name }) => `"${name}"`)
      .join(', '),
  );
  const copied = sql.raw(
    Object.values(getTableColumns(requests))
      .map(({ name }) => (name === 'guid' ? `lpad(n::text, 24, '0')` : `"${name}"`))
      .join(', '),
  );
  const { guid } = await seedRequest(service, { state: 'refused', updatedAt: at });
  await db.execute(
    sql`insert into requests (${columns}) select ${copied} from requests, generate_series(1, 1204) n where guid = ${guid}`,
  );
  const found = await listed('--state', 'refused');
  expect([found.length, new Set(found).size]).toEqual([1205, 1205]);
  expect(JSON.parse(await list('--json', '--since', '2099-01-01'))).toEqual([]);
});
