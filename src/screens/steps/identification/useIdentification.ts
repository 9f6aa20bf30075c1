import { useCallback } from 'react';
import { validateStep } from '../../../contract/validateStep';
import { identification, type IdentificationValues } from '../../../contract/steps/identification';
import { nestErrors } from '../../../contract/validate';
import {
  backRequested,
  draftChanged,
  identificationSubmitted,
  subPageRequested,
} from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectBusy, selectDraft, selectStep } from '../../../state/selectors';
import { useServerErrors } from '../../shared/useServerErrors';
import { useValidationContext } from '../../shared/useStepForm';
import { errorsOfUploads, errorsOfPage, type PageIndex } from './stepErrors';
import { startingValues } from './startingValues';

const SLUG = 'identification';
const LAST_PAGE = 2;

export function useIdentification(page: PageIndex) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const context = useValidationContext();
  const answered = useServerErrors();
  const busy = useAppSelector(selectBusy);

  const currentValues = useCallback(
    () => startingValues(selectStep(getState()), selectDraft(SLUG)(getState())),
    [getState],
  );
  const validate = useCallback(
    (values: IdentificationValues) => {
      const errors = validateStep(SLUG, identification, values, context);
      return nestErrors(errorsOfPage({ ...errors, ...errorsOfUploads(getState(), values) }, page));
    },
    [context, page, getState],
  );
  const keepDraft = useCallback(
    (values: IdentificationValues) => void dispatch(draftChanged({ slug: SLUG, values })),
    [dispatch],
  );
  const goOn = useCallback(
    (values: IdentificationValues) => {
      dispatch(draftChanged({ slug: SLUG, values }));
      if (page !== LAST_PAGE) return void dispatch(subPageRequested(page + 1));
      // The video's flag may be newer than this form.
      dispatch(identificationSubmitted({ values: { ...values, video: currentValues().video } }));
    },
    [dispatch, page, currentValues],
  );
  const goBack = useCallback(() => void dispatch(backRequested()), [dispatch]);
  return { ...answered, currentValues, validate, keepDraft, goOn, goBack, busy };
}
export type Identification = ReturnType<typeof useIdentification>;
