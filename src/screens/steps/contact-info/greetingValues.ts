import { contactInfo, greetingSchema } from '../../../contract/steps/contact-info';
import { collectErrors, nestErrors } from '../../../contract/validate';
import type { Step } from '../../../contract/wire';
import type { Draft } from '../../../state/drafts';
import type { User } from '../../../state/user';
import { initialValuesOf, withDraft } from '../../shared/initialValues';

export interface GreetingValues {
  readonly anagrafica: { readonly nome: string; readonly cognome: string; readonly cf: string };
  readonly email: { readonly email: string };
  /** `promoShown` is 'true' while the field is on the page. */
  readonly promo: { readonly promoShown: string; readonly promoCode: string };
}

const NO_PROMO = { promoShown: 'false', promoCode: '' };

/** What was typed, else what the service holds, else what the app knows of the user. */
export const greetingValues = (
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
