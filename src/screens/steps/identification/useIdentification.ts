import { useCallback, useMemo } from 'react';
import { validateStep } from '../../../contract/validateStep';
import type { StepValues } from '../../../contract/steps/definition';
import { identification, type IdentificationValues } from '../../../contract/steps/identification';
import { nestErrors, type FieldErrors } from '../../../contract/validate';
import {
  backRequested,
  draftChanged,
  identificationSubmitted,
  subPageRequested,
} from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import {
  selectBusy,
  selectDraft,
  selectFailures,
  selectFieldErrors,
  selectGlobalErrors,
  selectStep,
} from '../../../state/selectors';
import { useValidationContext } from '../../shared/useStepForm';
import { errorsOfUploads, errorsOfPage, type PageIndex } from './stepErrors';
import { startingValues } from './startingValues';

const SLUG = 'identification';
const LAST_PAGE = 2;

const valueAt = (values: StepValues, path: string): string | undefined => {
  const [widget = '', component = ''] = path.split('.');
  return values[widget]?.[component];
};

/** Returns the service's messages, without those on values changed since. */
const standing = (errors: FieldErrors, sent: StepValues | undefined, now: StepValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !sent || valueAt(sent, path) === valueAt(now, path)),
  );

/** Returns state and actions shared by the sub-pages. `sent` holds the values of the last attempt. */
export function useIdentification(
  page: PageIndex,
  sent: { readonly current: IdentificationValues | undefined },
  onSend: (values: IdentificationValues) => void,
) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const context = useValidationContext();
  const errors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  const busy = useAppSelector(selectBusy);
  const failures = useAppSelector(selectFailures);

  const currentValues = useCallback(
    () => startingValues(selectStep(getState()), selectDraft(SLUG)(getState())),
    [getState],
  );
  const serverErrors = useMemo(
    () => errorsOfPage(standing(errors, sent.current, currentValues()), page),
    [errors, page, sent, currentValues],
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
      const whole = { ...values, video: currentValues().video };
      onSend(whole);
      dispatch(identificationSubmitted({ values: whole }));
    },
    [dispatch, page, currentValues, onSend],
  );
  const goBack = useCallback(() => void dispatch(backRequested()), [dispatch]);
  return { currentValues, serverErrors, globalErrors, validate, keepDraft, goOn, goBack, busy, failures };
}
export type Identification = ReturnType<typeof useIdentification>;
