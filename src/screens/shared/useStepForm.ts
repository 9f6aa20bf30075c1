import { useCallback, useMemo, useState } from 'react';
import { validateStep } from '../../contract/validateStep';
import type { Lookups } from '../../contract/lookups';
import type { ValidationContext } from '../../contract/rules/context';
import type { StepDefinition, StepValues } from '../../contract/steps/definition';
import type { DataStepSlug } from '../../contract/steps/table';
import { nestErrors } from '../../contract/validate';
import { backRequested, draftChanged, nextRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks';
import { selectBusy, selectCustomerFlags, selectDraft, selectStep } from '../../state/selectors';
import { selectToday } from '../../state/today';
import { initialValuesOf } from './initialValues';
import { validationContextOf } from './lookups';
import { useServerErrors } from './useServerErrors';

export function useValidationContext(localities?: Lookups['localities']): ValidationContext {
  const { getState } = useAppStore();
  const today = useAppSelector(selectToday);
  const flags = useAppSelector(selectCustomerFlags);
  return useMemo(
    () => validationContextOf(getState, today, flags, localities),
    [today, flags, localities, getState],
  );
}

export function useStepForm<Values extends StepValues>(
  slug: DataStepSlug,
  definition: StepDefinition<Values>,
  localities?: Lookups['localities'],
) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [initialValues] = useState(() =>
    initialValuesOf(definition, selectStep(getState()), selectDraft(slug)(getState())),
  );
  const context = useValidationContext(localities);
  const validate = useCallback(
    (values: Values) => nestErrors(validateStep(slug, definition, values, context)),
    [slug, definition, context],
  );
  const onSubmit = useCallback((values: Values) => void dispatch(nextRequested({ values })), [dispatch]);
  const onBack = useCallback(() => void dispatch(backRequested()), [dispatch]);
  const onValuesChange = useCallback(
    (values: Values) => void dispatch(draftChanged({ slug, values })),
    [dispatch, slug],
  );
  const busy = useAppSelector(selectBusy);
  return { initialValues, validate, onSubmit, onBack, onValuesChange, busy, ...useServerErrors() };
}
