import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';

const types = [
  ['1', 'Ditta individuale'],
  ['2', 'Libero professionista'],
  ['3', 'Lavoratore autonomo'],
  ['4', 'Impresa familiare'],
  ['5', 'Impresa agricola individuale'],
] as const;

export const businessTypeIds: readonly string[] = types.map(([id]) => id);

export const businessTypes = (subjectType: string): { readonly value: string }[] =>
  subjectType === SUBJECT_TYPE_CODE
    ? types.map(([id, description]) => ({ value: `${id}##${description}` }))
    : [];
