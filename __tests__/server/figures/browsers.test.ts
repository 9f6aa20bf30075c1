import fc from 'fast-check';
import { devices, engines } from '../../../server/figures/device';
import type { Counted } from '../../../server/repositories/dailyCounts';
import { isDeep } from '../../setup/depth';
import { figuresOfCounted, sum } from './months';
import { rangeOf } from './ranges';

const part = fc.oneof(fc.nat(4), fc.nat(14), fc.constant(4), fc.constantFrom(20, 24));
/** How often each device came with each engine. */
const table = fc.array(fc.array(part, { minLength: engines.length, maxLength: engines.length }), {
  ...{ minLength: devices.length, maxLength: devices.length },
});

const FOUR_OF_EACH = [24, 4, 4, 4].map((number) => [number, 0, 0, 0]);

it('[R6-01] no hidden count follows from devices beside engines where requests were erased', () => {
  fc.assert(
    fc.property(fc.nat(12), table, (begun, numbers) => {
      const counted = devices.flatMap((device, row) =>
        engines.map((engine, at): Counted => ({
          ...{ kind: 'begun', label: `${device} ${engine}`, number: numbers[row]?.[at] ?? 0 },
        })),
      );
      const { pages, ...shown } = figuresOfCounted(begun, counted);
      const all = [pages[0]?.reached ?? 0, pages[0]?.reachedAtMost ?? 0] as const;
      const tables = [shown.devices, shown.engines].map((rows) => rows.flatMap((row) => row.begun ?? []));
      const sums = tables
        .filter((counts) => counts.length > 0)
        .map((counts) => counts.map(rangeOf))
        .map((ranges) => [sum(ranges.map(([from]) => from)), sum(ranges.map(([, to]) => to))] as const);
      // Their requests are those that were begun, unless some were erased.
      const known = [...sums, ...(sums.every(([from, to]) => from <= all[1] && to >= all[0]) ? [all] : [])];
      const [least, most] = [
        Math.max(...known.map(([from]) => from)),
        Math.min(...known.map(([, to]) => to)),
      ];
      for (const [at, counts] of tables.filter((one) => one.length > 0).entries()) {
        const [from, to] = sums[at] ?? [0, 0];
        if (!counts.some((count) => typeof count === 'string')) continue;
        expect(to - 4).toBeGreaterThanOrEqual(least);
        expect(from + 4).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: isDeep ? 20_000 : 1000, examples: [[5, FOUR_OF_EACH]] },
  );
});
