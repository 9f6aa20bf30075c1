import { PROMO_OPERATING_LEVEL } from '../../src/contract/limits';
import type { PromoCode } from '../repositories/promo';

const operatingLevel = PROMO_OPERATING_LEVEL;

export const sandboxPromoCodes: readonly PromoCode[] = [
  { code: 'BENVENUTO', operatingLevel, validFrom: null, validUntil: null },
  { code: 'ESTATE2025', operatingLevel, validFrom: null, validUntil: new Date('2025-09-01T00:00:00+02:00') },
  { code: 'DOMANI', operatingLevel, validFrom: new Date('2099-01-01T00:00:00+01:00'), validUntil: null },
];
