export interface PromoTerms {
  readonly operatingLevel: string;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export const PROMO_ACCEPTED = 'Codice promo applicato.';

interface PromoRefusal {
  readonly reason: 'promoUnknown' | 'promoNotYet' | 'promoExpired';
  readonly message: string;
}

/** Undefined when the code is accepted. `validUntil` is exclusive. */
export const promoRefusal = (
  promo: PromoTerms | undefined,
  operatingLevel: string,
  now: Date,
): PromoRefusal | undefined => {
  if (promo?.operatingLevel !== operatingLevel)
    return {
      reason: 'promoUnknown',
      message: 'Il codice promo non esiste. Controlla di averlo scritto bene.',
    };
  if (promo.validFrom && now < promo.validFrom)
    return { reason: 'promoNotYet', message: 'Il codice promo non è ancora attivo.' };
  if (promo.validUntil && now >= promo.validUntil)
    return { reason: 'promoExpired', message: 'Il codice promo è scaduto.' };
  return undefined;
};
