import type { EndpointName } from '../contract/endpoints';
import type { ApiCall } from './types';

/** Made twice they change nothing more at the service, like those with cached answers. */
const reading: readonly EndpointName[] = [
  'productInfo',
  'customerInfo',
  'dettagliCap',
  'validateCodiceFiscale',
  'promocodeCheck',
  'legacyInvitation',
  'questionnaireGet',
  'signContractList',
  'stampaContratto',
  'paperworkList',
  'contactList',
  'documentPreview',
  'documentInfo',
];

/** Returns whether the call may be made twice for one answer. */
export const isReading = ({ name, declared, request }: ApiCall): boolean =>
  declared.cached ||
  reading.includes(name) ||
  // Without a number it asks for the current step (docs/decisions/steps.md).
  (name === 'onboardingNext' && request?.number === null);
