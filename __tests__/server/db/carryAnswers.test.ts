// Two versions on one database: the version before 0007 stores each answer in a row of its own.
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readAnswerStorage, storeAnswersByStep } from '../../../server/db/answerStorage';
import { answers, stepAnswers } from '../../../server/db/schema';
import { openRows, sealRow } from '../../../server/db/sealedRows';
import { carryAnswers } from '../../../server/privacy/carryAnswers';
import { findAllAnswers, findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { seedRequest } from '../seed';
import { testService } from '../support';

const service = testService();
const db = () => service.deps.db;
const now = () => service.clock.now();

/** As the former version reads a step: rows alone. */
const readBefore = async (guid: string, step: string) => {
  const rows = await db().select().from(answers).where(eq(answers.guid, guid));
  return openRows(db(), answers, rows)
    .filter((row) => row.step === step)
    .map(({ widget, component, value, status }) => ({ widget, component, value, status }));
};
interface Given {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  readonly status: string;
}
/** As the former version writes a step. */
const saveBefore = async (guid: string, step: string, given: readonly Given[]) => {
  for (const one of given) {
    const row = sealRow(db(), answers, { ...one, guid, step, updatedAt: now() });
    await db()
      .insert(answers)
      .values(row)
      .onConflictDoUpdate({
        target: [answers.guid, answers.step, answers.widget, answers.component],
        set: row,
      });
  }
};
const byName = (all: readonly Given[]) =>
  Object.fromEntries(all.map(({ widget, component, ...rest }) => [`${widget}.${component}`, rest]));
const countRows = async () =>
  (
    await db()
      .select({ one: sql`1` })
      .from(answers)
  ).length;

/** A database that processes of the former version have used. */
const usedBefore = async () => {
  await db().execute(sql`delete from marks`);
  await readAnswerStorage(db());
};
afterEach(() => storeAnswersByStep(db(), now()));

const given: fc.Arbitrary<Given[]> = fc.uniqueArray(
  fc.record({
    widget: fc.constantFrom('azienda', 'residenza'),
    component: fc.constantFrom('citta', 'cap', 'indirizzo'),
    value: fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0')),
    status: fc.constantFrom('', 'selected'),
  }),
  { minLength: 1, maxLength: 4, selector: ({ widget, component }) => `${widget}.${component}` },
);

let number = 0;
it('while both versions write, each reads what either has saved', async () => {
  await usedBefore();
  const law = fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), given), { maxLength: 4 }), async (saves) => {
    const guid = `both-${(number += 1)}`;
    let expected: readonly Given[] = [];
    for (const [isNew, one] of saves) {
      if (isNew) await saveAnswers(db(), guid, 'card', one, now());
      else await saveBefore(guid, 'card', one);
      expected = [...expected, ...one];
      expect(byName(await findAnswers(db(), guid, 'card'))).toEqual(byName(expected));
      expect(byName(await readBefore(guid, 'card'))).toEqual(byName(expected));
    }
  });
  await fc.assert(law, { numRuns: 25 });
});

it('carries over what was stored, and what a process saves that does not know of it yet', async () => {
  await usedBefore();
  const { guid } = await seedRequest(service);
  const before = await findAllAnswers(db(), guid);
  expect(before.length).toBeGreaterThan(40);
  expect(await countRows()).toBeGreaterThanOrEqual(before.length);
  const savedAt = now();
  service.clock.pass({ minutes: 60 });
  const { broken } = await carryAnswers(db(), now());
  expect([broken, await countRows()]).toEqual([0, 0]);
  const times = await db()
    .select({ at: stepAnswers.updatedAt })
    .from(stepAnswers)
    .where(eq(stepAnswers.guid, guid));
  expect(times).toEqual(times.map(() => ({ at: savedAt })));
  expect(await findAllAnswers(db(), guid)).toEqual(before);
  // A replica of this version that started before the command.
  await usedBefore();
  const changed = { widget: 'residenza', component: 'citta', value: 'Roma', status: '' };
  await saveAnswers(db(), guid, 'address-info', [changed], now());
  expect(await countRows()).toBe(0);
  const isChanged = ({ step, widget, component }: (typeof before)[number]) =>
    step === 'address-info' && widget === changed.widget && component === changed.component;
  expect(await findAllAnswers(db(), guid)).toEqual(
    before.map((one) => (isChanged(one) ? { ...one, ...changed } : one)),
  );
});

it('leaves what no key opens, however much it is, and carries over the rest', async () => {
  await usedBefore();
  await db().execute(
    sql`insert into answers (guid, step, widget, component, value, updated_at)
        select 'lost', 'step ' || n, 'w', 'c', 's1.lost.AAAA', now() from generate_series(1, 401) as n`,
  );
  const last = { widget: 'residenza', component: 'citta', value: 'Roma', status: '' };
  await saveBefore('most', 'card', [last]);
  const { broken } = await carryAnswers(db(), now());
  expect([broken, await countRows()]).toEqual([401, 401]);
  expect(await findAnswers(db(), 'most', 'card')).toEqual([last]);
  await db().execute(sql`delete from answers where guid = 'lost'`);
});

it('stores a step as one sealed value, in which no answer can be read', async () => {
  const secret = { widget: 'residenza', component: 'citta', value: 'Castelnuovo', status: '' };
  await saveAnswers(db(), 'sealed', 'card', [secret, { ...secret, component: 'cap' }], now());
  const rows = await db().select().from(stepAnswers).where(eq(stepAnswers.guid, 'sealed'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.answers).toMatch(/^s1\./);
  expect(await countRows()).toBe(0);
});
