import * as yup from 'yup';
import { emptyAnswers, type QuestionnaireAnswers } from '../questionnaire';
import { carried, freeText } from '../rules/base';
import { chosen } from '../rules/chosen';
import { FUNDS_ORIGIN_REQUIRED, PURPOSE_REQUIRED, questionnaireSchema } from '../rules/questionnaire';
import type { StepDefinition } from './definition';

const empty = {
  attivita: { tipoSocieta: '', settoreAttivita: '', codiceAteco: '' },
  rapporto: { scopoRapporto: '', naturaRapporto: '', origineFondi: '' },
  // Details that the spec names but does not show. They are asked for only if the service's step has them.
  dettaglioAttivita: { professione: '', settoreEconomico: '', attivitaSvolta: '' },
};
export type SelfCertificationsValues = typeof empty;

export const selfCertifications: StepDefinition<SelfCertificationsValues> = {
  empty,
  optional: ['dettaglioAttivita'],
  schema: yup.object({
    attivita: yup.object({
      tipoSocieta: chosen('Tipologia di attività', 'businessTypes'),
      settoreAttivita: chosen('Settore di attività', 'sectors', { of: 'tipoSocieta' }),
      codiceAteco: chosen('Codice ATECO', 'atecoCodes', { of: 'settoreAttivita' }),
    }),
    rapporto: yup.object({
      scopoRapporto: chosen('Scopo del rapporto', 'purposes', { message: PURPOSE_REQUIRED }),
      naturaRapporto: carried(),
      origineFondi: chosen('Origine dei fondi', 'fundsOrigins', { message: FUNDS_ORIGIN_REQUIRED }),
    }),
    dettaglioAttivita: yup
      .object({
        professione: freeText('Professione'),
        settoreEconomico: freeText('Settore economico'),
        attivitaSvolta: freeText('Attività'),
      })
      .default(undefined)
      .optional(),
  }),
};

/** The values of the step's form: its own widgets, and the answers that have their own call. */
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
