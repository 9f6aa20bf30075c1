import * as yup from 'yup';
import { emptyAnswers, type QuestionnaireAnswers } from '../questionnaire';
import { carried, requiredText } from '../rules/base';
import { FUNDS_ORIGIN_REQUIRED, PURPOSE_REQUIRED, questionnaireSchema } from '../rules/questionnaire';
import type { StepDefinition } from './definition';

const empty = {
  attivita: { tipoSocieta: '', settoreAttivita: '', codiceAteco: '' },
  rapporto: { scopoRapporto: '', naturaRapporto: '', origineFondi: '' },
  // Further detail that the spec names but does not show: asked only by a service that carries it.
  dettaglioAttivita: { professione: '', settoreEconomico: '', attivitaSvolta: '' },
};
export type SelfCertificationsValues = typeof empty;

export const selfCertifications: StepDefinition<SelfCertificationsValues> = {
  empty,
  optional: ['dettaglioAttivita'],
  schema: yup.object({
    attivita: yup.object({
      tipoSocieta: requiredText('Tipologia di attività'),
      settoreAttivita: requiredText('Settore di attività'),
      codiceAteco: requiredText('Codice ATECO'),
    }),
    rapporto: yup.object({
      scopoRapporto: requiredText('Scopo del rapporto', PURPOSE_REQUIRED),
      naturaRapporto: carried(),
      origineFondi: requiredText('Origine dei fondi', FUNDS_ORIGIN_REQUIRED),
    }),
    dettaglioAttivita: yup
      .object({
        professione: requiredText('Professione'),
        settoreEconomico: requiredText('Settore economico'),
        attivitaSvolta: requiredText('Attività'),
      })
      .default(undefined)
      .optional(),
  }),
};

/** The step's form: its own widgets, and the answers that travel by the questionnaire's own call. */
export interface SelfCertificationsForm extends Readonly<Record<string, unknown>> {
  readonly attivita: SelfCertificationsValues['attivita'];
  readonly rapporto: SelfCertificationsValues['rapporto'];
  readonly dettaglioAttivita?: SelfCertificationsValues['dettaglioAttivita'];
  readonly questionario: QuestionnaireAnswers;
}

export const selfCertificationsFormSchema = selfCertifications.schema.shape({
  questionario: questionnaireSchema,
});

export const toQuestionnaireAnswers = (
  saved: Partial<QuestionnaireAnswers> | undefined,
): QuestionnaireAnswers => ({
  ...emptyAnswers,
  ...saved,
});
