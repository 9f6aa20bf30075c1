export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isBranch = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && Array.isArray(one) === Array.isArray(other);

export const changesBetween = (before: unknown, after: unknown, path = ''): readonly Change[] => {
  if (Object.is(before, after)) return [];
  if (!isBranch(before, after)) return [{ path, before, after }];
  const [one, other] = [before, after] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...keys].flatMap((key) =>
    changesBetween(one?.[key], other?.[key], path === '' ? key : `${path}.${key}`),
  );
};
