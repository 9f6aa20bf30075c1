import type { CapLocality } from '../../src/contract/wire';
import { lazyTable } from './json';
import { placeByCode } from './places';

const capTable = lazyTable<Readonly<Record<string, readonly string[]>>>('caps');

/** The municipalities with this CAP, by name, each with its own province's sigla; an unknown CAP has none. */
export const capLocalities = (cap: string): CapLocality[] => {
  const codes = Object.hasOwn(capTable(), cap) ? (capTable()[cap] ?? []) : [];
  return codes.flatMap((codice) => {
    const place = placeByCode(codice);
    return place ? [{ provincia: place.sigla, localita: place.comune }] : [];
  });
};

/** Every CAP in use. */
export const allCaps = (): string[] => Object.keys(capTable());
