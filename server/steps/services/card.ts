import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { required } from '../../../src/contract/rules/messages';
import { addressErrorsAt } from '../../domain/addresses';
import { recordConsent } from '../../repositories/consents';
import { valueOf, type StepService } from '../service';
import { CONSENT_TEXT_VERSION, SELECTED } from './contact-info';

const NOTICE = 'visioneDocumentazione';

export const cardService: StepService = {
  own: async () => ({
    'spedizione.nazione': { value: DEFAULT_COUNTRY },
    'carta.cartaFisica': { value: SELECTED },
  }),
  check: async (_, values) => ({
    ...(valueOf(values, 'carta', NOTICE) !== SELECTED && { [`carta.${NOTICE}`]: required('Presa visione') }),
    ...(valueOf(values, 'spedizione', 'spedizioneCarta') === 'altro' &&
      addressErrorsAt('spedizione', values['spedizione'])),
  }),
  leaving: ({ db, request, now }) =>
    recordConsent(db, {
      guid: request.guid,
      name: NOTICE,
      textVersion: CONSENT_TEXT_VERSION,
      value: SELECTED,
      givenAt: now,
    }),
};
