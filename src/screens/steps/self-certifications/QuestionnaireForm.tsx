import { useCallback, useMemo, useState } from 'react';
import { DEFAULT_COUNTRY } from '../../../contract/limits';
import type { ValidationContext } from '../../../contract/rules/context';
import type { SelfCertificationsForm } from '../../../contract/steps/self-certifications';
import { selfCertificationsCopy } from '../../../copy/self-certifications';
import {
  backRequested,
  draftChanged,
  questionnaireSubmitted,
  subPageRequested,
} from '../../../flows/actions';
import { isOnPage } from '../../../flows/navigation/pageOfErrors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectBusy, selectDraft, selectStep, selectSubPage } from '../../../state/selectors';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { useServerErrors } from '../../shared/useServerErrors';
import { useValidationContext } from '../../shared/useStepForm';
import { CompanyPage } from './CompanyPage';
import { QuestionnairePage } from './QuestionnairePage';
import type { QuestionnaireLists } from './questionnaireLists';
import type { Questionnaire } from './useQuestionnaire';
import {
  COMPANY_PAGE,
  formValuesOf,
  preparedForm,
  QUESTIONNAIRE_PAGE,
  validatePage,
  withQuestionnaireLists,
} from './values';

const SLUG = 'self-certifications';

/** The two pages share one draft, because the second sends both. */
export function QuestionnaireForm({ questionnaire }: { questionnaire: Questionnaire }) {
  const dispatch = useAppDispatch();
  const page = useAppSelector(selectSubPage) === QUESTIONNAIRE_PAGE ? QUESTIONNAIRE_PAGE : COMPANY_PAGE;
  return <PageForm key={page} page={page} questionnaire={questionnaire} dispatch={dispatch} />;
}

interface PageFormProps {
  page: number;
  questionnaire: Questionnaire;
  dispatch: ReturnType<typeof useAppDispatch>;
}

function PageForm({ page, questionnaire, dispatch }: PageFormProps) {
  const { getState } = useAppStore();
  const [initialValues] = useState(() =>
    formValuesOf(
      selectStep(getState()),
      questionnaire.answers,
      selectDraft(SLUG)(getState()),
      questionnaire.lists.relationshipNatures,
    ),
  );
  const context = useQuestionnaireContext(questionnaire.lists);
  const first = page === COMPANY_PAGE;
  const validate = useCallback(
    (values: SelfCertificationsForm) => validatePage(values, context, (path) => isOnPage(SLUG, path, page)),
    [context, page],
  );
  const keep = useCallback(
    ({ questionario, attivita, rapporto, dettaglioAttivita }: SelfCertificationsForm) =>
      void dispatch(
        draftChanged({
          slug: SLUG,
          values: {
            attivita,
            rapporto,
            ...(dettaglioAttivita && { dettaglioAttivita }),
            questionario: { ...questionario },
          },
        }),
      ),
    [dispatch],
  );
  const submit = (form: SelfCertificationsForm): void => {
    keep(form);
    if (first) {
      dispatch(subPageRequested(QUESTIONNAIRE_PAGE));
      return;
    }
    const { italy } = questionnaire;
    dispatch(questionnaireSubmitted({ ...preparedForm(form), ...(italy !== DEFAULT_COUNTRY && { italy }) }));
  };
  const { title, lead } = selfCertificationsCopy[first ? 'company' : 'questionnaire'];
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <StepForm
        initialValues={initialValues}
        validate={validate}
        onSubmit={submit}
        onBack={() => void dispatch(backRequested())}
        onValuesChange={keep}
        busy={useAppSelector(selectBusy)}
        {...useServerErrors()}
      >
        {first ? (
          <CompanyPage
            lists={questionnaire.lists}
            withDetails={initialValues.dettaglioAttivita !== undefined}
          />
        ) : (
          <QuestionnairePage lists={questionnaire.lists} />
        )}
      </StepForm>
    </>
  );
}

function useQuestionnaireContext(lists: QuestionnaireLists): ValidationContext {
  const context = useValidationContext();
  return useMemo(() => withQuestionnaireLists(context, lists), [context, lists]);
}
