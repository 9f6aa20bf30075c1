import { getAllComuni } from 'italian-cap-comuni-province';

/** 'Bolzano/Bozen' is Bozen, 'Sgonico-Zgonik' is Zgonik: what follows the Italian name. */
const otherHalf = (name: string, both: string): string =>
  both.startsWith(name) && /^[/-]/.test(both.slice(name.length)) ? both.slice(name.length + 1) : '';

/** By cadastral code, the other name of municipalities with two (German, Slovene, Ladin). */
export const bilingualRows = (): Record<string, string> => {
  const rows = getAllComuni().map(
    ({ codiceBelfiore, nome, nomeAlternativo = '' }) =>
      [codiceBelfiore, otherHalf(nome, nomeAlternativo)] as const,
  );
  return Object.fromEntries(rows.filter(([, name]) => name !== '').sort(([a], [b]) => a.localeCompare(b)));
};
