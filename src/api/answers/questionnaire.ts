import { looseFields, isLoose, type Loose } from '../../contract/loose';
import { emptyAnswers, questionnaireEntries, type QuestionnaireAnswers } from '../../contract/questionnaire';
import type { QuestionnaireEntry } from '../../contract/wire';
import { option } from './lookups';
import { flag, flat, list, listIn, success, text, type Read } from './reading';

/** The place of a list says what it is: an entry that cannot be read is empty, and stays. */
const entry: Read<QuestionnaireEntry> = (raw) => {
  const { code, description } = looseFields(raw);
  return { code: text(code), description: text(description), values: list(option, 'value')(raw) };
};

const answers: Read<QuestionnaireAnswers> = (raw) => {
  const given = looseFields(raw);
  const entries = Object.entries(emptyAnswers).map(([name, empty]: [string, unknown]) => {
    const saved = text(given[name]);
    if (typeof empty === 'boolean') return [name, flag(saved)];
    return [name, empty === 'false' ? String(flag(saved)) : saved || empty];
  });
  return Object.fromEntries(entries) as QuestionnaireAnswers;
};

const places = Object.values(questionnaireEntries);

const byPlace = (raw: unknown): Loose | undefined => {
  if (!isLoose(raw)) return undefined;
  return places.some((place) => Object.hasOwn(raw, place)) ? raw : byPlace(raw.data);
};

const entriesIn = (raw: unknown): readonly unknown[] => {
  const placed = byPlace(raw);
  return placed ? places.map((place) => placed[place]) : listIn(raw);
};

const questionnaire = (raw: unknown) => {
  const saved = flat(raw).answers;
  return { ...success, data: entriesIn(raw).map(entry), ...(isLoose(saved) && { answers: answers(saved) }) };
};

export const questionnaireReaders = {
  questionnaireGet: Object.assign(questionnaire, { isList: true }),
};
