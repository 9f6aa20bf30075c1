import {
  QUESTIONNAIRE_WIDGET,
  emptyAnswers,
  fundDestinations,
  type QuestionnaireAnswers,
} from '../../src/contract/questionnaire';
import type { SavedAnswer, StoredAnswer } from '../repositories/answers';

const flags: readonly string[] = fundDestinations.map(({ name }) => name);

export const toStoredAnswers = (answers: QuestionnaireAnswers): StoredAnswer[] =>
  Object.keys(emptyAnswers).map((component) => ({
    widget: QUESTIONNAIRE_WIDGET,
    component,
    value: String(answers[component as keyof QuestionnaireAnswers]),
  }));

export const fromStoredAnswers = (saved: readonly SavedAnswer[]): QuestionnaireAnswers | undefined => {
  const own = saved.filter(({ widget }) => widget === QUESTIONNAIRE_WIDGET);
  if (own.length === 0) return undefined;
  const entries = own
    .filter(({ component }) => component in emptyAnswers)
    .map(({ component, value }) => [component, flags.includes(component) ? value === 'true' : value]);
  return { ...emptyAnswers, ...(Object.fromEntries(entries) as Partial<QuestionnaireAnswers>) };
};
