// How a lack is planted in the provider of the tests.
import type { Change, Variant } from '../../fixtures/provider/variant';

export interface Lacking {
  readonly lacks: string;
  readonly variant: Partial<Variant>;
  readonly found: readonly string[];
}

export type Entry = Record<string, unknown>;

export const changed = (call: string, change: Change): Partial<Variant> => ({ change: { [call]: change } });

/** A bare list without a field of its entries. */
export const without = (call: string, field: string): Partial<Variant> =>
  changed(call, (answer) => (answer as unknown as Entry[]).map(({ [field]: _left, ...entry }) => entry));
