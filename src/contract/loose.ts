/** An answer may have any type: no missing value makes these functions throw. */
export type Loose = Readonly<Record<string, unknown>>;

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const looseFields = (value: unknown): Loose => (isLoose(value) ? value : {});

/** Numbers and flags become text; anything else that is not text is ''. */
export const looseText = (value: unknown): string =>
  typeof value === 'string' ? value : /^[nb]/.test(typeof value) ? String(value) : '';

export const looseList = <T>(value: unknown, read: (entry: Loose) => T): readonly T[] =>
  Array.isArray(value) ? value.filter(isLoose).map(read) : [];

export const looseCount = (value: unknown): number | null => {
  const text = looseText(value).trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};
