import { DEFAULT_COUNTRY } from './limits';
import type { QuestionnaireAnswers } from './questionnaire';
import type { Option } from './wire';

const IS_COUNTRY = /^(nazione|paese|area)/;

const exchanged = (answers: QuestionnaireAnswers, from: string, to: string): QuestionnaireAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]: [string, unknown]) => [
      name,
      value === from && IS_COUNTRY.test(name) ? to : value,
    ]),
  ) as unknown as QuestionnaireAnswers;

export const isItaly = ({ key, value }: Option): boolean =>
  [key, value].some((one) => one.trim().toUpperCase() === DEFAULT_COUNTRY);

/**
 * The key of Italy in a back end's list of countries; the name by which the rules know it, if there is none.
 */
export const italyIn = (countries: readonly Option[]): string =>
  countries.find(isItaly)?.key ?? DEFAULT_COUNTRY;

/** Answers in which Italy has the name by which the rules know it. */
export const withItalyAsKnown = (answers: QuestionnaireAnswers, italy: string): QuestionnaireAnswers =>
  exchanged(answers, italy, DEFAULT_COUNTRY);

/** Answers as the back end takes them: it knows the keys of its own list. */
export const withItalyAsListed = (answers: QuestionnaireAnswers, italy: string): QuestionnaireAnswers =>
  exchanged(answers, DEFAULT_COUNTRY, italy);
