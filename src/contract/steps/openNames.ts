/** The names of components that the specification leaves open (3.2), as other back ends may write them. */
import type { Widget } from '../wireShapes';
import { partsOf } from './parts';

const OPEN: readonly (readonly [RegExp, string])[] = [
  [/italian/i, 'cittadinanzaItaliana'],
  [/privacy/i, 'consensoPrivacy'],
  [/informativ/i, 'consensoInformativa'],
  [/^sotto.*sogg/i, 'sottotipoSoggetto'],
  [/tipo.*sogg|sogg.*tipo/i, 'codiceTipoSoggetto'],
  [/risultato.*econom/i, 'risultatoEconomico'],
  [/chiusura.*bilanc|bilanc.*chiusura/i, 'dataChiusuraBilancio'],
  [/total.*bilanc|bilanc.*(total|annu)/i, 'totaleBilancioAnnuo'],
  [/visione.*doc/i, 'visioneDocumentazione'],
  [/carta.*fisica/i, 'cartaFisica'],
];

/** Optional consents, which are never given for the applicant, and components that only describe another. */
const OTHER =
  /market|profila|commercial|terz[ei]|promo|newsletter|pubblicit|^(?:url|link|testo|descri)|(?:url|link|testo|descrizione)$/i;

export const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

export const openName = (name: string): string | undefined =>
  OPEN.find(([pattern, own]) => name === own || (pattern.test(name) && !OTHER.test(name)))?.[1];

type OwnName = (name: string, home?: string) => string;
/**
 * The issuer of the second document has the name of the first's. If an open name fits several components, it
 * is the one of exactly that name, or the shortest and those that differ from it in a number; the longer ones
 * mean something else, and go back as they came.
 */
export const ownNames = (slug: string, received: readonly Widget[]): OwnName => {
  const ours = new Set(Object.values(partsOf(slug)).flat());
  const given = received.flatMap(({ components }) => components.map(({ name }) => name));
  const found = new Map<string, string>();
  for (const [, own] of OPEN) {
    const fitting = ours.has(own) ? given.filter((name) => openName(name) === own) : [];
    const [shortest = ''] = fitting.sort((one, other) => one.length - other.length);
    const best = fitting.includes(own) ? own : shortest;
    for (const name of fitting) if (letters(name) === letters(best)) found.set(name, own);
  }
  return (name, home) =>
    home === 'secondoDocumento' && name === 'enteEmissione'
      ? 'enteEmissioneSecondoDocumento'
      : (found.get(name) ?? name);
};
