import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { invalid } from '../../src/contract/rules/messages';
import type { Option } from '../../src/contract/wire';
import { atecoBySector, sectors } from '../data/ateco';
import { businessTypeIds } from '../data/businessTypes';
import { fundsOrigins, purposes } from '../data/questionnaire';

/** An option by its key or its words, whichever the form holds. */
const find = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ key, value }) => key === text || value === text);

/** The id of an `id##description`. */
const idOf = (value: string): string => value.split('##')[0] ?? '';

/** Errors of choices that are in none of the lists they come from, by component. */
export const activityErrors = (activity: Readonly<Record<string, string>>): Record<string, string> => {
  const { tipoSocieta = '', settoreAttivita = '', codiceAteco = '' } = activity;
  const id = idOf(tipoSocieta);
  if (!businessTypeIds.includes(id)) return { tipoSocieta: invalid('Tipologia di attività') };
  const sector = find(sectors(id, SUBJECT_TYPE_CODE), settoreAttivita);
  if (!sector) return { settoreAttivita: invalid('Settore di attività') };
  return find(atecoBySector(sector.key), codiceAteco) ? {} : { codiceAteco: invalid('Codice ATECO') };
};

export const relationshipErrors = (
  relationship: Readonly<Record<string, string>>,
): Record<string, string> => {
  const { scopoRapporto = '', origineFondi = '' } = relationship;
  return {
    ...(!find(purposes, scopoRapporto) && { scopoRapporto: invalid('Scopo del rapporto') }),
    ...(!find(fundsOrigins, origineFondi) && { origineFondi: invalid('Origine dei fondi') }),
  };
};
