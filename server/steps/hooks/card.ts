import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { SELECTED } from '../../../src/contract/rules/consents';
import { recordConsent } from '../../repositories/consents';
import { CONSENT_TEXT_VERSION } from './contact-info';
import type { StepHooks } from './stepHooks';

export const cardHooks: StepHooks = {
  own: async () => ({
    'spedizione.nazione': { value: DEFAULT_COUNTRY },
    'carta.cartaFisica': { value: SELECTED },
  }),
  onLeave: ({ db, request, now }) =>
    recordConsent(db, {
      guid: request.guid,
      name: 'visioneDocumentazione',
      textVersion: CONSENT_TEXT_VERSION,
      value: SELECTED,
      givenAt: now,
    }),
};
