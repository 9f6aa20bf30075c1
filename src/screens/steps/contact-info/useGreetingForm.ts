import { useMemo, useState } from 'react';
import { usePromocodeCheckMutation } from '../../../api/invitations';
import { isApiError, SERVICE_UNAVAILABLE } from '../../../contract/errors';
import { PROMO_OPERATING_LEVEL } from '../../../contract/limits';
import { nestErrors, type FieldErrors } from '../../../contract/validate';
import { draftChanged, greetingSubmitted } from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectBusy, selectDraft, selectStep, selectUser } from '../../../state/selectors';
import { useServerErrors } from '../../shared/useServerErrors';
import { useTaxCodeCheck } from '../../shared/useTaxCodeCheck';
import { greetingValues, validateGreeting, type GreetingValues } from './greetingValues';

const selectOwnDraft = selectDraft('contact-info');

/** The greeting page's StepForm: Continue waits for the checks of tax code and promo code, then starts the flow. */
export function useGreetingForm() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const busy = useAppSelector(selectBusy);
  const fromFlow = useServerErrors();
  const taxCodeCheck = useTaxCodeCheck();
  const promoError = usePromoError();
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [initialValues] = useState(() =>
    greetingValues(selectStep(getState()), selectOwnDraft(getState()), selectUser(getState())),
  );

  const onSubmit = async ({ anagrafica, email, promo }: GreetingValues) => {
    const promoCode = promo.promoShown === 'true' ? promo.promoCode : '';
    setChecking(true);
    const [taxCode, promoMessage] = await Promise.all([
      taxCodeCheck.check(anagrafica),
      promoCode === '' ? undefined : promoError(promoCode),
    ]);
    setChecking(false);
    // The code or a name changed while it was being checked: the applicant is still writing.
    if (taxCode.kind === 'superseded') return;
    const errors: FieldErrors = {
      ...(taxCode.kind === 'refused' && { 'anagrafica.cf': taxCode.message }),
      ...(promoMessage !== undefined && { 'promo.promoCode': promoMessage }),
    };
    setRefused(errors);
    if (Object.keys(errors).length > 0) return;
    dispatch(greetingSubmitted({ ...anagrafica, ...email, promoCode }));
  };
  const [onValuesChange] = useState(
    () => (values: GreetingValues) =>
      void dispatch(draftChanged({ slug: 'contact-info', values: { ...values } })),
  );
  const serverErrors = useMemo(
    () => ({ ...fromFlow.serverErrors, ...nestErrors(refused) }),
    [fromFlow.serverErrors, refused],
  );
  const form = {
    initialValues,
    validate: validateGreeting,
    onSubmit,
    onValuesChange,
    serverErrors,
    globalErrors: fromFlow.globalErrors,
    busy: busy || checking,
  };
  return { form, taxCodeCheck };
}

/** The service's message on a promo code, undefined for a good one (spec, 5.2). */
function usePromoError(): (code: string) => Promise<string | undefined> {
  const [checkPromo] = usePromocodeCheckMutation();
  return async (promocode) => {
    const { error } = await checkPromo({ promocode, operatingLevel: PROMO_OPERATING_LEVEL });
    if (error === undefined) return undefined;
    return isApiError(error) && error.kind === 'business' ? error.message : SERVICE_UNAVAILABLE;
  };
}
