/** Shapes of the look-ups and of the questionnaire's lists (spec, section 3). */
import type { QuestionnaireAnswers } from './questionnaire';
import type { Answer, DataAnswer, Widget } from './wireShapes';

export interface Option {
  readonly key: string;
  readonly value: string;
  /** Other words and codes for the search. */
  readonly altri?: readonly string[];
}
export interface Province {
  readonly nome: string;
  readonly sigla: string;
  /** Other words for the search: its towns, its name in another language. */
  readonly altri?: readonly string[];
}
export interface Municipality {
  readonly comune: string;
  /** The cadastral (Belfiore) code, part of the tax code. */
  readonly codice: string;
  /** ISO dates from which and until which the place exists. Absent if unlimited. */
  readonly dal?: string;
  readonly al?: string;
  /** Other and former names for the search. */
  readonly altri?: readonly string[];
  /** Today's province, if the place is listed under a former one. */
  readonly provincia?: string;
}
export interface Citizenship {
  readonly key: string;
  readonly nazionalita: string;
  /** Adjectives and common names for the search: 'francese', 'USA'. */
  readonly altri?: readonly string[];
}
export interface CapLocality {
  readonly provincia: string;
  readonly localita: string;
}

/** One list of the questionnaire. Entries 0, 3 and 4 are countries, office types and relationship types. */
export interface QuestionnaireEntry {
  readonly code: string;
  readonly description: string;
  readonly values: readonly Option[];
}
export interface QuestionnaireAnswer extends DataAnswer<readonly QuestionnaireEntry[]> {
  /** The saved answers; absent on a first visit. */
  readonly answers?: QuestionnaireAnswers;
}
export interface QuestionnaireSaveAnswer extends Answer {
  /** With bad_request: the refused answers, in the format of a step's errors. */
  readonly widgets?: readonly Widget[];
}
