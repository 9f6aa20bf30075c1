import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { SELECTED } from '../../../src/contract/rules/consents';
import { CONSENT_TEXT_VERSION } from '../../domain/consentTexts';
import { recordConsents } from '../../repositories/consents';
import { knownAddresses } from './knownAddresses';
import type { StepHooks } from './stepHooks';

export const cardHooks: StepHooks = {
  shown: knownAddresses,
  own: async () => ({
    'spedizione.nazione': { value: DEFAULT_COUNTRY },
    'carta.cartaFisica': { value: SELECTED },
  }),
  onLeave: ({ db, request, now }) =>
    recordConsents(db, {
      guid: request.guid,
      name: 'visioneDocumentazione',
      textVersion: CONSENT_TEXT_VERSION,
      value: SELECTED,
      givenAt: now,
    }),
};
