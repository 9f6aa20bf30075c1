import type { CapLocality } from '../../src/contract/wire';
import { lazyTable } from './json';
import { placeByCode } from './places';

const capTable = lazyTable<Readonly<Record<string, readonly string[]>>>('caps');

const localitiesOf = (codes: readonly string[]): CapLocality[] =>
  codes.flatMap((codice) => {
    const place = placeByCode(codice);
    return place ? [{ provincia: place.sigla, localita: place.comune }] : [];
  });

/** Kept, since each rule of an address asks for them. */
const known = new Map<string, readonly CapLocality[]>();

export const capLocalities = (cap: string): readonly CapLocality[] => {
  if (!Object.hasOwn(capTable(), cap)) return [];
  const localities = known.get(cap) ?? localitiesOf(capTable()[cap] ?? []);
  known.set(cap, localities);
  return localities;
};

export const allCaps = (): string[] => Object.keys(capTable());
