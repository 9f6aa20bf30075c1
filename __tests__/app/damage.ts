import fc from 'fast-check';

type Part = Readonly<Record<string, unknown>> | readonly unknown[];
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

type Path = readonly string[];
const pathsIn = (value: unknown, before: Path = []): Path[] =>
  isPart(value)
    ? Object.entries(value).flatMap(([key, one]) => [[...before, key], ...pathsIn(one, [...before, key])])
    : [];

export interface Damage {
  readonly place: number;
  readonly kind: 'missing' | 'other' | 'extra';
  readonly value: unknown;
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  place: fc.nat({ max: 5000 }),
  kind: fc.constantFrom('missing', 'other', 'other', 'extra'),
  value: fc.constantFrom<unknown>(null, null, '', 'testo', '7', 7, -1, true, [], {}, [null], ['x'], { a: 1 }),
});

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isPart(part) ? (part as Record<string, unknown>)[key] : part), value);

export const damaged = (answer: unknown, { place, kind, value }: Damage): unknown => {
  const made: unknown = structuredClone(answer);
  const paths = pathsIn(made);
  const path = paths[place % Math.max(paths.length, 1)];
  if (!path) return value;
  const key = path.at(-1) ?? '';
  const owner = at(made, path.slice(0, -1)) as Record<string, unknown>;
  if (kind === 'extra') owner[Array.isArray(owner) ? String(owner.length) : 'aggiunta'] = value;
  else if (kind === 'other') owner[key] = value;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
  return made;
};

/** Forms that the specification leaves open to a back end. */
export const writtenOtherwise = (answer: unknown): unknown => {
  const other = (value: unknown): unknown => {
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map(other);
    if (!isPart(value)) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, other(one)]);
    return { ...(Object.fromEntries(entries) as object), aggiunta: { a: 1 } };
  };
  const made = other(answer);
  const { data } = made as { data?: unknown };
  return Array.isArray(data) ? data : made;
};
