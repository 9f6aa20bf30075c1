// The metrics are of the last day, the figures of a month: what is in one alone must not follow from both.
import { seedRequest } from '../seed';
import { recordAudit } from '../../../server/repositories/audit';
import { testService } from '../support';
import { apiOf, reviewerToken } from '../support/reviewers';
import type { Figures } from '../../../server/figures/figures';

const TOKEN = 'a token of the tests';
const service = testService(() => ({ environment: { METRICS_TOKEN: TOKEN } }));

const gauges = async (): Promise<ReadonlyMap<string, number>> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await service.app.inject({ url: '/metrics', headers });
  const names = 'page_reached|page_left|signed_requests|retaken_requests|refused_requests|codes';
  const counts = new RegExp(`^(apertura_(?:${names})\\{.*\\}) (\\d+)$`, 'gm');
  return new Map([...body.matchAll(counts)].map(([, name = '', value]) => [name, Number(value)]));
};

it('[R6-01] a day’s gauges do not reveal to the unit how much the month grew', async () => {
  for (let one = 0; one < 2; one += 1) await seedRequest(service, { step: 'card' });
  service.clock.pass({ minutes: 25 * 60 });
  for (let one = 0; one < 6; one += 1) await seedRequest(service, { step: 'card' });
  const completedAt = service.clock.now();
  for (let one = 0; one < 7; one += 1)
    await seedRequest(service, { step: 'thanks', completedAt, state: 'concluded' });
  service.clock.pass({ minutes: 61 });

  const token = await reviewerToken(service, 'Fede Figure');
  const { data } = (await apiOf(service, token)('/figures')).json<{ data: Figures }>();
  const card = data.pages.find(({ page }) => page === 'card');
  expect([card?.left, card?.reached, data.signed.accepted]).toEqual([5, 15, 5]);

  const told = await gauges();
  expect(told.get('apertura_page_left{step="card",page="card"}')).toBe(5);
  expect(told.get('apertura_page_reached{step="card",page="card"}')).toBe(10);
  expect(told.get('apertura_signed_requests{state="concluded"}')).toBe(5);
  expect([...told].filter(([, value]) => value % 5 !== 0)).toEqual([]);
  expect(told.size).toBeGreaterThan(30);
});

it('[R6-01] the gauges show outcomes of codes, refused documents and how long the review took', async () => {
  const { db } = service.deps;
  service.clock.pass({ minutes: 25 * 60 });
  const signed = async (after: Parameters<typeof service.clock.pass>[0]) => {
    const completedAt = service.clock.now();
    const { guid } = await seedRequest(service, { step: 'thanks', completedAt, state: 'concluded' });
    const note = (event: string, details: Readonly<Record<string, string>>) =>
      recordAudit(db, { guid, at: service.clock.now(), event, details });
    await note('code_sent', { purpose: 'sms' });
    await note('code_confirmed', { purpose: 'sms' });
    await note('review-refused', { document: 'FRONT_DOC_1' });
    service.clock.pass(after);
    await note('review-concluded', {});
  };
  const decision = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { body } = await service.app.inject({ url: '/metrics', headers });
    return /^apertura_decision_median_seconds (\d+)$/m.exec(body)?.[1];
  };
  for (let one = 0; one < 4; one += 1) await signed({ minutes: 10 });
  expect(await decision()).toBeUndefined();
  for (let one = 0; one < 3; one += 1) await signed({ minutes: 20 });
  // Right to a twentieth.
  expect(Number(await decision())).toBe(597);
  const told = await gauges();
  const of = (labels: string) => told.get(`apertura_${labels}`);
  expect(of('codes{purpose="sms",outcome="sent"}')).toBe(5);
  expect(of('codes{purpose="sms",outcome="confirmed"}')).toBe(5);
  expect(of('codes{purpose="sms",outcome="worn_out"}')).toBe(0);
  expect(of('refused_requests{type="FRONT_DOC_1"}')).toBe(5);
});

it('[R6-01] the gauge of codes leaves out those of signatures if they would reveal hidden outcomes', async () => {
  service.clock.pass({ minutes: 25 * 60 });
  const completedAt = service.clock.now();
  const sign = async (state: 'completed' | 'document_ko' | 'concluded' | 'refused', number: number) => {
    for (let one = 0; one < number; one += 1) {
      const { guid } = await seedRequest(service, { step: 'thanks', completedAt, state });
      const details = { purpose: 'signature' };
      await recordAudit(service.deps.db, { guid, at: completedAt, event: 'code_confirmed', details });
    }
  };
  const confirmed = async () => {
    service.clock.pass({ minutes: 2 });
    return (await gauges()).get('apertura_codes{purpose="signature",outcome="confirmed"}');
  };
  for (const state of ['completed', 'document_ko', 'concluded'] as const) await sign(state, 4);
  await sign('refused', 3);
  // Fifteen or sixteen would reveal that each of the four outcomes has three or four.
  expect(await confirmed()).toBeUndefined();
  for (const state of ['completed', 'document_ko', 'concluded', 'refused'] as const) await sign(state, 5);
  expect(await confirmed()).toBe(35);
});
