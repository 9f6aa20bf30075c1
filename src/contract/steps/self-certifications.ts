import * as yup from 'yup';
import { emptyAnswers, type QuestionnaireAnswers } from '../questionnaire';
import { RELATIONSHIP_NATURE } from '../questionnaireOptions';
import { notValidated, freeText } from '../rules/base';
import { oneOfList } from '../rules/oneOfList';
import { FUNDS_ORIGIN_REQUIRED, PURPOSE_REQUIRED, questionnaireSchema } from '../rules/questionnaire';
import type { StepDefinition } from './definition';

const empty = {
  attivita: { tipoSocieta: '', settoreAttivita: '', codiceAteco: '' },
  rapporto: { scopoRapporto: '', naturaRapporto: RELATIONSHIP_NATURE, origineFondi: '' },
  // Details that the spec names but does not show. They are asked for only if the service's step has them.
  dettaglioAttivita: { professione: '', settoreEconomico: '', attivitaSvolta: '' },
};
export type SelfCertificationsValues = typeof empty;

export const selfCertifications: StepDefinition<SelfCertificationsValues> = {
  empty,
  optional: ['dettaglioAttivita'],
  schema: yup.object({
    attivita: yup.object({
      tipoSocieta: oneOfList('Tipologia di attività', 'businessTypes'),
      settoreAttivita: oneOfList('Settore di attività', 'sectors', { of: 'tipoSocieta' }),
      codiceAteco: oneOfList('Codice ATECO', 'atecoCodes', { of: 'settoreAttivita' }),
    }),
    rapporto: yup.object({
      scopoRapporto: oneOfList('Scopo del rapporto', 'purposes', { message: PURPOSE_REQUIRED }),
      naturaRapporto: notValidated(),
      origineFondi: oneOfList('Origine dei fondi', 'fundsOrigins', { message: FUNDS_ORIGIN_REQUIRED }),
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
