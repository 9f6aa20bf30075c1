import { normalizedValues, normalizedAnswers } from '../../../contract/validateStep';
import { acceptedOf, type Lookups } from '../../../contract/lookups';
import type { QuestionnaireAnswers } from '../../../contract/questionnaire';
import {
  selfCertifications,
  selfCertificationsFormSchema,
  type SelfCertificationsForm,
} from '../../../contract/steps/self-certifications';
import { collectErrors, nestErrors } from '../../../contract/validate';
import type { ValidationContext } from '../../../contract/rules/context';
import type { Step } from '../../../contract/wire';
import type { Draft } from '../../../state/drafts';
import { initialValuesOf } from '../../shared/initialValues';
import type { QuestionnaireLists } from './questionnaireLists';

export const COMPANY_PAGE = 0;
export const QUESTIONNAIRE_PAGE = 1;

const answersWithDraft = (
  saved: QuestionnaireAnswers,
  draft: Draft[string] | undefined,
): QuestionnaireAnswers =>
  Object.fromEntries(
    Object.entries(saved).map(([name, value]) => {
      const typed = draft?.[name];
      return [name, typeof typed === typeof value ? typed : value];
    }),
  ) as unknown as QuestionnaireAnswers;

export const formValuesOf = (
  step: Pick<Step, 'widgets'>,
  saved: QuestionnaireAnswers,
  draft: Draft | undefined,
  natures: QuestionnaireLists['relationshipNatures'] = [],
): SelfCertificationsForm => {
  const { rapporto, ...values } = initialValuesOf(selfCertifications, step, draft);
  const { naturaRapporto } = rapporto;
  const isListed = natures.length === 0 || natures.some(({ value }) => value === naturaRapporto);
  return {
    ...values,
    // Nobody is asked for the nature: an account has one.
    rapporto: { ...rapporto, naturaRapporto: isListed ? naturaRapporto : (natures[0]?.value ?? '') },
    questionario: answersWithDraft(saved, draft?.questionario),
  };
};

export const withQuestionnaireLists = (
  context: ValidationContext,
  lists: QuestionnaireLists,
): ValidationContext => {
  const options: Lookups['options'] = (list, of) =>
    list in lists
      ? acceptedOf(
          lists[list as keyof QuestionnaireLists].map(({ value: key, label: value }) => ({ key, value })),
          list,
        )
      : context.lookups?.options?.(list, of);
  return { ...context, lookups: { options } };
};

export const preparedForm = ({
  questionario,
  attivita,
  rapporto,
  dettaglioAttivita,
}: SelfCertificationsForm) => ({
  values: normalizedValues('self-certifications', {
    attivita,
    rapporto,
    ...(dettaglioAttivita && { dettaglioAttivita }),
  }),
  answers: normalizedAnswers(questionario),
});

/** The other page validates its own fields. */
export const validatePage = (
  form: SelfCertificationsForm,
  context: ValidationContext,
  isOnPage: (path: string) => boolean,
) => {
  const { values, answers } = preparedForm(form);
  const errors = collectErrors(selfCertificationsFormSchema, { ...values, questionario: answers }, context);
  return nestErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => isOnPage(path))));
};
