/** Reads values of answers of any type: no missing value makes it throw. */
export type Loose = Readonly<Record<string, unknown>>;

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const looseFields = (value: unknown): Loose => (isLoose(value) ? value : {});

/** Numbers and flags become text; anything else that is not text is ''. */
export const looseText = (value: unknown): string =>
  typeof value === 'string' ? value : /^[nb]/.test(typeof value) ? String(value) : '';

/** Reads the objects of a list. Other entries are left out. */
export const looseList = <T>(value: unknown, read: (entry: Loose) => T): readonly T[] =>
  Array.isArray(value) ? value.filter(isLoose).map(read) : [];

/** Returns a whole number from 0 on, also from text; null for anything else. */
export const looseCount = (value: unknown): number | null => {
  const text = looseText(value).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};
