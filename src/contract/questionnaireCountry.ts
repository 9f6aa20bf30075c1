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

/** A back end knows Italy by the key in its own list, the rules by DEFAULT_COUNTRY. */
export const italyIn = (countries: readonly Option[]): string =>
  countries.find(isItaly)?.key ?? DEFAULT_COUNTRY;

export const withItalyAsKnown = (answers: QuestionnaireAnswers, italy: string): QuestionnaireAnswers =>
  exchanged(answers, italy, DEFAULT_COUNTRY);

export const withItalyAsListed = (answers: QuestionnaireAnswers, italy: string): QuestionnaireAnswers =>
  exchanged(answers, DEFAULT_COUNTRY, italy);
