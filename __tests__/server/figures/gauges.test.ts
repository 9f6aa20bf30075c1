// The metrics are of the last day, the figures of a month: what is in one alone must not follow from both.
import { seedRequest } from '../seed';
import { testService } from '../support';
import { apiOf, reviewerToken } from '../support/reviewers';
import type { Figures } from '../../../server/figures/figures';

const TOKEN = 'a token of the tests';
const service = testService(() => ({ environment: { METRICS_TOKEN: TOKEN } }));

/** Values by name and labels. */
const gauges = async (): Promise<ReadonlyMap<string, number>> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await service.app.inject({ url: '/metrics', headers });
  const counts = /^(apertura_(?:page_reached|page_left|signed_requests|retaken_requests)\{.*\}) (\d+)$/gm;
  return new Map([...body.matchAll(counts)].map(([, name = '', value]) => [name, Number(value)]));
};

it('[R6-01] the gauges of a day do not tell to the unit by what the month is more', async () => {
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
