/** What the app offers where a back end has no list of its own (spec, section 9, and the regions). */
import type { Option } from './lookupShapes';

type Rows = readonly (readonly [key: string, value: string])[];
const options = (rows: Rows): readonly Option[] => rows.map(([key, value]) => ({ key, value }));

export const purposes = options([
  ['COMMERCIALE', 'Uso commerciale/professionale'],
  ['PROMISCUO', 'Uso promiscuo (privato e professionale)'],
]);

/** In the order of the specification. */
export const fundsOrigins = options([
  ['LAVORO_AUTONOMO', 'Reddito da lavoro autonomo'],
  ['LAVORO_DIPENDENTE', 'Reddito da lavoro dipendente'],
  ['IMPRESA', "Reddito d'impresa"],
  ['LAVORO_OCCASIONALE', 'Lavoro occasionale'],
  ['PENSIONE', 'Pensione'],
  ['RENDITE', 'Rendite e investimenti personali'],
  ['PATRIMONIO', 'Redditi patrimoniali'],
]);

/** An account is a continuing relationship (D.lgs. 231/2007, art. 1, c. 2, lett. ll). */
export const RELATIONSHIP_NATURE = 'CONTINUATIVO';
export const relationshipNatures = options([[RELATIONSHIP_NATURE, 'Rapporto continuativo']]);

/** Keys are in upper case, like those of countries. */
export const regions: readonly Option[] =
  "Abruzzo,Basilicata,Calabria,Campania,Emilia-Romagna,Friuli-Venezia Giulia,Lazio,Liguria,Lombardia,Marche,Molise,Piemonte,Puglia,Sardegna,Sicilia,Toscana,Trentino-Alto Adige,Umbria,Valle d'Aosta,Veneto"
    .split(',')
    .map((value) => ({ key: value.toUpperCase(), value }));
