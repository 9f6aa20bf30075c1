import type { CapLocality } from '../../src/contract/wire';
import { lazyTable } from './json';
import { placeByCode } from './places';

const capTable = lazyTable<Readonly<Record<string, readonly string[]>>>('caps');

/** Returns the municipalities with this CAP, each with its province's sigla; empty for an unknown CAP. */
export const capLocalities = (cap: string): CapLocality[] => {
  const codes = Object.hasOwn(capTable(), cap) ? (capTable()[cap] ?? []) : [];
  return codes.flatMap((codice) => {
    const place = placeByCode(codice);
    return place ? [{ provincia: place.sigla, localita: place.comune }] : [];
  });
};

/** Returns every CAP in use. */
export const allCaps = (): string[] => Object.keys(capTable());
