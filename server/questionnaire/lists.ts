import { questionnaireEntries } from '../../src/contract/questionnaire';
import type { Option, QuestionnaireEntry } from '../../src/contract/wire';
import {
  fundsOrigins,
  officeTypes,
  purposes,
  relationshipNatures,
  relationshipTypes,
} from '../data/questionnaireOptions';
import { countries, regions } from '../data/states';

/** The seven lists of `acol/get/pg`, in the contract's order. */
export const questionnaireLists = (): QuestionnaireEntry[] => {
  const lists: Record<keyof typeof questionnaireEntries, [description: string, values: readonly Option[]]> = {
    countries: ['Nazioni', countries()],
    regions: ['Regioni', regions()],
    purposes: ['Scopi del rapporto', purposes],
    officeTypes: ['Tipologie di incarico politico', officeTypes],
    relationshipTypes: ['Tipi di legame', relationshipTypes],
    fundsOrigins: ['Origini dei fondi', fundsOrigins],
    relationshipNatures: ['Nature del rapporto', relationshipNatures],
  };
  return (Object.keys(lists) as (keyof typeof lists)[])
    .sort((a, b) => questionnaireEntries[a] - questionnaireEntries[b])
    .map((code) => ({ code, description: lists[code][0], values: lists[code][1] }));
};
