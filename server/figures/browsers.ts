import type { Counted } from '../repositories/dailyCounts';
import { devices, engines } from './device';

/** In the order of the names. */
export interface BrowserCounts {
  readonly begun: readonly number[];
  readonly signed: readonly number[];
}

/** Device and engine each count all requests of a month. */
export interface Browsers {
  readonly device: BrowserCounts;
  readonly engine: BrowserCounts;
}

export const browsersOf = (counted: readonly Counted[]): Browsers => {
  const count = (kind: 'begun' | 'signed', place: 0 | 1, names: readonly string[]) =>
    names.map((name) =>
      counted
        .filter((one) => one.kind === kind && one.label.split(' ')[place] === name)
        .reduce((sum, { number }) => sum + number, 0),
    );
  return {
    device: { begun: count('begun', 0, devices), signed: count('signed', 0, devices) },
    engine: { begun: count('begun', 1, engines), signed: count('signed', 1, engines) },
  };
};
