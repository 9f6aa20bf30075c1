import { useState } from 'react';
import { usePromocodeCheckMutation } from '../../../api/invitations';
import { isApiError, SERVICE_UNAVAILABLE } from '../../../contract/errors';
import { PROMO_OPERATING_LEVEL } from '../../../contract/limits';
import { contactInfo, greetingSchema } from '../../../contract/steps/contact-info';
import { collectErrors, nestErrors } from '../../../contract/validate';
import type { Step } from '../../../contract/wire';
import { draftChanged, greetingSubmitted } from '../../../flows/actions';
import type { Draft } from '../../../state/drafts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectBusy, selectDraft, selectStep, selectUser } from '../../../state/selectors';
import { fieldsJudged } from '../../../state/step';
import type { User } from '../../../state/user';
import { initialValuesOf, withDraft } from '../../shared/initialValues';
import { useServerErrors } from '../../shared/useServerErrors';
import { useTaxCodeCheck } from '../../shared/useTaxCodeCheck';

interface GreetingValues {
  readonly anagrafica: { readonly nome: string; readonly cognome: string; readonly cf: string };
  readonly email: { readonly email: string };
  /** `promoShown` is 'true' while the field is on the page. */
  readonly promo: { readonly promoShown: string; readonly promoCode: string };
}

const NO_PROMO = { promoShown: 'false', promoCode: '' };

const greetingValues = (
  step: Pick<Step, 'widgets'>,
  draft: Draft | undefined,
  user: User,
): GreetingValues => {
  const { anagrafica, email } = initialValuesOf(contactInfo, step, draft);
  return {
    anagrafica: {
      nome: anagrafica.nome || user.nome,
      cognome: anagrafica.cognome || user.cognome,
      cf: anagrafica.cf || user.cf,
    },
    email: { email: email.email || user.email },
    ...withDraft({ promo: NO_PROMO }, draft),
  };
};

export const validateGreeting = (values: GreetingValues) =>
  nestErrors(collectErrors(greetingSchema, values, { today: '' }));

const selectOwnDraft = selectDraft('contact-info');

export function useGreetingForm() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const busy = useAppSelector(selectBusy);
  const serverErrors = useServerErrors();
  const taxCodeCheck = useTaxCodeCheck();
  const promoError = usePromoError();
  const [checking, setChecking] = useState(false);
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
    // The code or a name changed during the check: the applicant is still typing.
    if (taxCode.kind === 'superseded') return;
    const messages = {
      'anagrafica.cf': taxCode.kind === 'refused' ? taxCode.message : '',
      'promo.promoCode': promoMessage ?? '',
    };
    dispatch(fieldsJudged({ messages, isAttempt: true }));
    if (Object.values(messages).some((message) => message !== '')) return;
    dispatch(greetingSubmitted({ ...anagrafica, ...email, promoCode }));
  };
  const [onValuesChange] = useState(
    () => (values: GreetingValues) =>
      void dispatch(draftChanged({ slug: 'contact-info', values: { ...values } })),
  );
  const form = {
    initialValues,
    validate: validateGreeting,
    onSubmit,
    onValuesChange,
    ...serverErrors,
    busy: busy || checking,
  };
  return { form, taxCodeCheck };
}

/** Resolves with the service's message, or undefined (spec, 5.2). */
function usePromoError(): (code: string) => Promise<string | undefined> {
  const [checkPromo] = usePromocodeCheckMutation();
  return async (promocode) => {
    const { error } = await checkPromo({ promocode, operatingLevel: PROMO_OPERATING_LEVEL });
    if (error === undefined) return undefined;
    return isApiError(error) && error.kind === 'business' ? error.message : SERVICE_UNAVAILABLE;
  };
}
