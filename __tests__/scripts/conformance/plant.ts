import type { Change, Variant } from '../../fixtures/provider/variant';

export interface Lacking {
  readonly lacks: string;
  readonly variant: Partial<Variant>;
  readonly found: readonly string[];
}

export type Entry = Record<string, unknown>;

export const changed = (call: string, change: Change): Partial<Variant> => ({ change: { [call]: change } });

export const without = (call: string, field: string): Partial<Variant> =>
  changed(call, (answer) => (answer as unknown as Entry[]).map(({ [field]: _left, ...entry }) => entry));
