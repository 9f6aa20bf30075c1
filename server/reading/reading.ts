import { isoDate } from './mrzDates';
import { optionalTaxCode } from './optionalTaxCode';

export interface Mrz {
  readonly kind: 'TD1' | 'TD3';
  readonly number: string;
  /** YYYY-MM-DD, as the expiry date. */
  readonly birthDate: string;
  readonly expiryDate: string;
  readonly taxCode?: string;
  readonly lines: readonly string[];
}

export interface Reading {
  readonly code39: { readonly taxCode: string } | null;
  readonly mrz: Mrz | null;
  /** What the picture shows for certain: the back of a card, or the page of a passport with the data. */
  readonly side: 'back' | 'passportPage' | null;
  readonly noText: boolean;
  /** Fields that no check digit covers, all but certain: used only to report equality. */
  readonly unchecked?: Unchecked;
}

interface Unchecked {
  readonly sex?: string | undefined;
  readonly nationality?: string | undefined;
  readonly names?: string | undefined;
}

/** See readPicture.mjs. */
export interface PictureReading {
  readonly taxCode?: string;
  readonly mrz?: {
    readonly kind: 'TD1' | 'TD3';
    readonly lines: readonly string[];
    readonly unchecked: Unchecked;
  };
  readonly shape?: 'TD1' | 'TD3';
  readonly isOneSide: boolean;
  readonly noText: boolean;
}

export const NOTHING_READ: Reading = { code39: null, mrz: null, side: null, noText: false };

/** Line and columns of the fields, as ICAO 9303 has them. */
const FIELDS = {
  TD1: { number: [0, 5, 14], birth: [1, 0, 6], expiry: [1, 8, 14], optional: [0, 15, 30] },
  TD3: { number: [1, 0, 9], birth: [1, 13, 19], expiry: [1, 21, 27], optional: [1, 28, 42] },
} as const;

const mrzOf = ({ kind, lines }: NonNullable<PictureReading['mrz']>, today: string): Mrz | null => {
  const fields = FIELDS[kind];
  const textOf = ([line, from, to]: readonly [number, number, number]): string =>
    (lines[line] ?? '').slice(from, to).replace(/<+$/, '');
  const birthDate = isoDate(textOf(fields.birth), 'birth', today);
  const expiryDate = isoDate(textOf(fields.expiry), 'expiry', today);
  if (birthDate === undefined || expiryDate === undefined) return null;
  const taxCode = optionalTaxCode(textOf(fields.optional), birthDate, today);
  return { kind, number: textOf(fields.number), birthDate, expiryDate, ...(taxCode && { taxCode }), lines };
};

export const readingOf = ({ taxCode, mrz, shape, isOneSide, noText }: PictureReading, now: Date): Reading => {
  const isBack = isOneSide && (shape === 'TD1' || (shape === undefined && taxCode !== undefined));
  return {
    code39: taxCode === undefined ? null : { taxCode },
    mrz: mrz ? mrzOf(mrz, now.toISOString().slice(0, 10)) : null,
    side: shape === 'TD3' ? 'passportPage' : isBack ? 'back' : null,
    noText,
    ...(mrz && { unchecked: mrz.unchecked }),
  };
};
