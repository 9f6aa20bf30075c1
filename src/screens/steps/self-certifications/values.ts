import { askedAnswers, type QuestionnaireAnswers } from '../../../contract/questionnaire';
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

/** The page's own errors: what stands on the other page is judged there. */
export const validatePage = (
  values: SelfCertificationsForm,
  context: ValidationContext,
  isOnPage: (path: string) => boolean,
) => {
  const asked = { ...values, questionario: askedAnswers(values.questionario) };
  const errors = collectErrors(selfCertificationsFormSchema, asked, context);
  const own: FieldErrors = Object.fromEntries(Object.entries(errors).filter(([path]) => isOnPage(path)));
  return nestErrors(own);
};
