/** Where and when a promo code holds. */
export interface PromoTerms {
  readonly operatingLevel: string;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export const PROMO_ACCEPTED = 'Codice promo applicato.';

/** Why a code is not accepted at this time; undefined where it is. The end of its validity is exclusive. */
export const promoRefusal = (
  promo: PromoTerms | undefined,
  operatingLevel: string,
  now: Date,
): string | undefined => {
  if (promo?.operatingLevel !== operatingLevel)
    return 'Il codice promo non esiste. Controlla di averlo scritto bene.';
  if (promo.validFrom && now < promo.validFrom) return 'Il codice promo non è ancora attivo.';
  if (promo.validUntil && now >= promo.validUntil) return 'Il codice promo è scaduto.';
  return undefined;
};
