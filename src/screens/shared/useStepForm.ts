import { useCallback, useMemo, useState } from 'react';
import type { StepDefinition, StepValues } from '../../contract/steps/definition';
import type { DataStepSlug } from '../../contract/steps/table';
import { collectErrors, nestErrors } from '../../contract/validate';
import { backRequested, draftChanged, nextRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks';
import { selectBusy, selectCustomerFlags, selectDraft, selectStep, selectToday } from '../../state/selectors';
import { initialValuesOf } from './initialValues';
import { useServerErrors } from './useServerErrors';

/** What rules must know beyond the form: the service's day, what of the customer is known already. */
export function useValidationContext() {
  const today = useAppSelector(selectToday);
  const { pecKnown, phoneKnown } = useAppSelector(selectCustomerFlags);
  return useMemo(() => ({ today, pecKnown, phoneKnown }), [today, pecKnown, phoneKnown]);
}

/** The props of a step's StepForm: values from the step or the draft, the contract's verdict, next and back. */
export function useStepForm<Values extends StepValues>(
  slug: DataStepSlug,
  definition: StepDefinition<Values>,
) {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [initialValues] = useState(() =>
    initialValuesOf(definition, selectStep(getState()), selectDraft(slug)(getState())),
  );
  const context = useValidationContext();
  const validate = useCallback(
    (values: Values) => nestErrors(collectErrors(definition.schema, values, context)),
    [definition, context],
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
