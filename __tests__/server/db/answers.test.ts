import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { stepAnswers } from '../../../server/db/schema';
import { findAllAnswers, findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { testService } from '../support';

const service = testService();
const db = () => service.deps.db;
const now = () => service.clock.now();

interface Given {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  readonly status: string;
}
const byName = (all: readonly Given[]) =>
  Object.fromEntries(all.map(({ widget, component, ...rest }) => [`${widget}.${component}`, rest]));

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
it('a step keeps the last answer of each name, and no other step has it', async () => {
  const law = fc.asyncProperty(fc.array(given, { maxLength: 4 }), async (saves) => {
    const guid = `answers-${(number += 1)}`;
    const other = { widget: 'w', component: 'c', value: 'v', status: '' };
    await saveAnswers(db(), guid, 'address-info', [other], now());
    for (const one of saves) await saveAnswers(db(), guid, 'card', one, now());
    const expected = byName(saves.flat());
    expect(byName(await findAnswers(db(), guid, 'card'))).toEqual(expected);
    const [first, ...rest] = await findAllAnswers(db(), guid);
    expect(first).toEqual({ ...other, step: 'address-info' });
    expect(byName(rest.map(({ step: _, ...answer }) => answer))).toEqual(expected);
  });
  await fc.assert(law, { numRuns: 25 });
});

it('a step is stored as one sealed value, in which no answer can be read', async () => {
  const secret = { widget: 'residenza', component: 'citta', value: 'Castelnuovo', status: '' };
  await saveAnswers(db(), 'sealed', 'card', [secret, { ...secret, component: 'cap' }], now());
  const rows = await db().select().from(stepAnswers).where(eq(stepAnswers.guid, 'sealed'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.answers).toMatch(/^s1\./);
});
