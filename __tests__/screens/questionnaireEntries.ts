import { questionnaireEntries } from '../../src/contract/questionnaire';

const names: Readonly<Record<keyof typeof questionnaireEntries, readonly string[]>> = {
  countries: ['ITALIA', 'FRANCIA'],
  regions: ['LAZIO'],
  purposes: ['Commerciale'],
  officeTypes: ['Sindaco'],
  relationshipTypes: ['Genitore'],
  fundsOrigins: ['Lavoro autonomo'],
  relationshipNatures: ['Continuativa'],
};

export const questionnaireLists = Object.entries(questionnaireEntries)
  .sort(([, one], [, other]) => one - other)
  .map(([name]) => ({
    code: name,
    values: names[name as keyof typeof names].map((value) => ({ key: value, value })),
  }));
