import { dataAnswer, list, named, text, texts } from './declare';

const date = (description: string) => ({
  ...text(description),
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});

export const option = named(
  'Option',
  { key: text(), value: text(), altri: texts('Other words and codes for the search') },
  { optional: ['altri'] },
);

export const province = named(
  'Province',
  {
    nome: text(),
    sigla: text(),
    altri: texts('Other words for the search: its towns, its name in another language'),
  },
  { optional: ['altri'] },
);

export const municipality = named(
  'Municipality',
  {
    comune: text(),
    codice: text('The cadastral (Belfiore) code, part of the tax code'),
    dal: date('From this date on the place exists. Absent if unlimited'),
    al: date('Until this date the place exists. Absent if unlimited'),
    altri: texts('Other and former names for the search'),
    provincia: text("Today's province, if the place is listed under a former one"),
  },
  { optional: ['dal', 'al', 'altri', 'provincia'] },
);

export const citizenship = named(
  'Citizenship',
  {
    key: text(),
    nazionalita: text(),
    altri: texts("Adjectives and common names for the search: 'francese', 'USA'"),
  },
  { optional: ['altri'] },
);

export const businessType = named('BusinessType', { value: text('Of the form id##description') });

export const capLocality = named('CapLocality', { provincia: text(), localita: text() });

export const optionsAnswer = dataAnswer(list(option));
export const businessTypesAnswer = dataAnswer(list(businessType));
export const municipalitiesAnswer = dataAnswer(list(municipality));
export const provincesAnswer = dataAnswer(list(province));
export const citizenshipsAnswer = dataAnswer(list(citizenship));
export const capLocalitiesAnswer = dataAnswer(list(capLocality));
