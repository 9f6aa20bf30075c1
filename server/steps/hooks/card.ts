import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { SELECTED } from '../../../src/contract/rules/consents';
import { recordConsent } from '../../repositories/consents';
import { CONSENT_TEXT_VERSION } from './contact-info';
import type { StepService } from './stepHooks';

export const cardService: StepService = {
  own: async () => ({
    'spedizione.nazione': { value: DEFAULT_COUNTRY },
    'carta.cartaFisica': { value: SELECTED },
  }),
  leaving: ({ db, request, now }) =>
    recordConsent(db, {
      guid: request.guid,
      name: 'visioneDocumentazione',
      textVersion: CONSENT_TEXT_VERSION,
      value: SELECTED,
      givenAt: now,
    }),
};
