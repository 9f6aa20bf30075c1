import { prepared, preparedAnswers } from '../../../contract/judgeStep';
import type { Lookups } from '../../../contract/lookups';
import type { QuestionnaireAnswers } from '../../../contract/questionnaire';
import {
  selfCertifications,
  selfCertificationsFormSchema,
  type SelfCertificationsForm,
} from '../../../contract/steps/self-certifications';
import { collectErrors, nestErrors, type FieldErrors } from '../../../contract/validate';
import type { ValidationContext } from '../../../contract/rules/context';
import type { Step } from '../../../contract/wire';
import type { Draft } from '../../../state/drafts';
import { initialValuesOf } from '../../shared/initialValues';
import type { QuestionnaireLists } from './useQuestionnaire';

export const COMPANY_PAGE = 0;
export const QUESTIONNAIRE_PAGE = 1;

/** The first page asks for the business; of the answers that travel by their own call it holds these two. */
export const isOnCompanyPage = (path: string): boolean =>
  !path.startsWith('questionario.') || path === 'questionario.nazione' || path === 'questionario.regione';

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
): SelfCertificationsForm => ({
  ...initialValuesOf(selfCertifications, step, draft),
  questionario: answersWithDraft(saved, draft?.questionario),
});

/** The rules know the lists that came with the questionnaire, beside those of the look-ups. */
export const withQuestionnaireLists = (
  context: ValidationContext,
  lists: QuestionnaireLists,
): ValidationContext => {
  const options: Lookups['options'] = (list, of) =>
    list in lists
      ? lists[list as keyof QuestionnaireLists].flatMap(({ value, label }) => [value, label])
      : context.lookups?.options?.(list, of);
  return { ...context, lookups: { options } };
};

/** The form as it is judged and sent, by the step's call and the questionnaire's. */
export const preparedForm = ({
  questionario,
  attivita,
  rapporto,
  dettaglioAttivita,
}: SelfCertificationsForm) => ({
  values: prepared('self-certifications', {
    attivita,
    rapporto,
    ...(dettaglioAttivita && { dettaglioAttivita }),
  }),
  answers: preparedAnswers(questionario),
});

/** The page's own errors: what stands on the other page is judged there. */
export const validatePage = (
  form: SelfCertificationsForm,
  context: ValidationContext,
  isOnPage: (path: string) => boolean,
) => {
  const { values, answers } = preparedForm(form);
  const errors = collectErrors(selfCertificationsFormSchema, { ...values, questionario: answers }, context);
  const own: FieldErrors = Object.fromEntries(Object.entries(errors).filter(([path]) => isOnPage(path)));
  return nestErrors(own);
};
