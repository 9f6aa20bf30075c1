import { Registry } from 'prom-client';
import type { Database } from '../../../server/db/types';
import { figuresOf, sumsOfDay } from '../../../server/figures/kept';
import { periodOf } from '../../../server/figures/periods';
import { registerFigures } from '../../../server/http/figureMetrics';
import { FakeClock } from '../support';

const clock = new FakeClock('2026-11-20T10:00:00+01:00');
const NEVER = new Promise<never>(() => undefined);

const databaseOf = (...ends: readonly Promise<never>[]): Database => {
  const left = [...ends];
  const statement = {
    from: () => statement,
    where: () => statement,
    orderBy: () => statement,
    limit: () => left.shift() ?? Promise.resolve([]),
  };
  return { select: () => statement } as unknown as Database;
};

it('[R6-01] the sums of a day do not wait for a month that a reviewer looks at', async () => {
  const deps = { db: databaseOf(NEVER), clock };
  const period = periodOf('2026-10', clock.now());
  if (period) void figuresOf(deps, period);
  const late = new Promise((resolve) => setTimeout(resolve, 1000, 'late').unref());
  expect(await Promise.race([sumsOfDay(deps), late])).toMatchObject({ pages: expect.any(Array) });
});

it('[R6-01] a scrape goes without the figures where a pass takes longer than it may', async () => {
  const register = new Registry<'application/openmetrics-text; version=1.0.0; charset=utf-8'>();
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  registerFigures(register, { db: databaseOf(NEVER), clock }, 20);
  const text = await register.metrics();
  expect(text).toContain('# TYPE apertura_page_reached gauge');
  expect(text).not.toMatch(/^apertura_page_reached\{/m);
});
