import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { questionnaireEntries, type QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { findAnswers } from '../../../server/repositories/answers';
import { lockRequest, updateRequest } from '../../../server/repositories/requests';
import { seedRequest, type Seeded } from '../seed';
import { answersOfQuestionnaire, testService } from '../support';
import { asOtherProcess } from '../../../scripts/testing/service/outside';

// What of the answers is right, and what is refused and not stored: parity/questionnaire.test.ts.
const service = testService();
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service, { step: 'self-certifications' });
});

const get = (viewMode = false) =>
  own.client.call('questionnaireGet', { requestType: 'azienda', sae: '', tipoSocieta: '1', viewMode });
const save = (changes: Partial<QuestionnaireAnswers>) =>
  own.client.call('questionnaireSave', { ...answersOfQuestionnaire, ...changes });
const stored = async () => {
  const rows = await findAnswers(service.deps.db, own.guid, 'self-certifications');
  return Object.fromEntries(
    rows.filter(({ widget }) => widget === 'questionario').map(({ component, value }) => [component, value]),
  );
};

const politician = {
  funzionePolitica: 'true',
  tipologiaIncaricoPolitico: '1.1',
  areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
  durataIncaricoCaricaPolitica: 'conclusa',
  conclusioneCaricaPolitica: '05/2025',
} as const;

it('[R7.6-01] [R3.3-02] answers countries at 0, office types at 3, relationship types at 4, and our lists', async () => {
  const { data } = await get();
  expect(questionnaireEntries).toMatchObject({ countries: 0, officeTypes: 3, relationshipTypes: 4 });
  expect(data[0]?.values[0]).toEqual({ key: 'ITALIA', value: 'Italia' });
  expect(data[3]?.values.some(({ value }) => value.includes('sindaco'))).toBe(true);
  expect(data[4]?.values.some(({ value }) => value === 'Genitore')).toBe(true);
  const { regions, purposes, fundsOrigins, relationshipNatures } = questionnaireEntries;
  const lengths = [regions, purposes, fundsOrigins, relationshipNatures].map((at) => data[at]?.values.length);
  expect([data.length, ...lengths]).toEqual([7, 20, 2, 7, 1]);
});

it("[R7.6-01] [R7.6-02] [R3.3-01] stores answers under their names, flags as 'true' and 'false', and gives them back", async () => {
  const answers = { ...politician, altro: true, altroDescription: 'Attrezzature' };
  expect(await save(answers)).toEqual({ status: 'success' });
  const expected = { ...answersOfQuestionnaire, ...answers };
  const texts = Object.entries(expected).map(([name, value]) => [name, String(value)]);
  expect(await stored()).toEqual(Object.fromEntries(texts));
  expect((await get()).answers).toEqual(expected);
  // Alone in view mode.
  expect(await get(true)).toMatchObject({ data: [], answers: expected });
});

it('[R7.6-02] [R2.7-03] forgets what belongs to a question that is now answered no', async () => {
  await save(politician);
  await save({ ...politician, funzionePolitica: 'false', nazione: 'FRANCIA' });
  expect(await stored()).toMatchObject({
    funzionePolitica: 'false',
    tipologiaIncaricoPolitico: '',
    conclusioneCaricaPolitica: '',
    regione: '',
  });
});

it('[R7.6-02] refuses at another step: what is about to be signed does not change behind it', async () => {
  own = await seedRequest(service, { step: 'contract' });
  expect(await save({ appaltoGare: 'true' })).toMatchObject({ status: 'bad_request' });
  expect(await stored()).toMatchObject({ appaltoGare: 'false' });
});

/**
 * Waits until the call waits for a locked row, or is over. PGlite queues calls earlier and lists none. Asked
 * outside of the transaction, which would see the same list for ever.
 */
const untilItWaits = async (call: Promise<unknown>): Promise<void> => {
  if (!process.env['TEST_DATABASE_URL']) return;
  let isOver = false;
  void call.catch(() => undefined).then(() => (isOver = true));
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver) {
    const { rows } = (await service.deps.db.execute(waiting)) as { rows: unknown[] };
    if (rows.length > 0) return;
    await pause(5);
  }
};

it('[R7.6-02] saves nothing once the step is left while the call is under way', async () => {
  const { db, clock } = service.deps;
  const saved = await db.transaction(async (tx) => {
    await lockRequest(tx, own.guid);
    const call = asOtherProcess(() => save({ appaltoGare: 'true' }));
    await untilItWaits(call);
    await updateRequest(tx, own.guid, { step: 'card', updatedAt: clock.now() });
    return { call };
  });
  expect(await saved.call).toMatchObject({ status: 'bad_request' });
  expect(await stored()).not.toMatchObject({ appaltoGare: 'true' });
});
