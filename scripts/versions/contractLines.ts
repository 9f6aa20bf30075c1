/**
 * A line for each call and each of its fields: what a back end has to know. Two versions are compared by
 * them, and a difference shows in a review.
 */
import type { Endpoint } from '../../src/contract/declare';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const typeOf = ({ type, enum: values, const: only, anyOf }: Schema): string => {
  if (Array.isArray(anyOf)) return anyOf.filter(isSchema).map(typeOf).join('|');
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join('|');
  if (only !== undefined) return JSON.stringify(only);
  return Array.isArray(type) ? type.join('|') : typeof type === 'string' ? type : 'any';
};

const fieldLines = (schema: Schema, path = ''): string[] => {
  const { properties, items, required } = schema;
  if (isSchema(items)) return fieldLines(items, `${path}[]`);
  if (!isSchema(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const at = path === '' ? name : `${path}.${name}`;
    return [
      `${at} ${typeOf(field)} ${needed.includes(name) ? 'required' : 'optional'}`,
      ...fieldLines(field, at),
    ];
  });
};

type Call = Pick<Endpoint, 'method' | 'path' | 'body' | 'request'> & { readonly answer: unknown };

/** `answer` is a JSON Schema, or the kind of an answer without one. */
export const contractLines = (calls: Readonly<Record<string, Call>>): string[] =>
  Object.entries(calls)
    .flatMap(([name, { method, path, body, request, answer }]) => [
      `${name}: ${method} ${path} ${body}${isSchema(answer) ? '' : ` answers ${String(answer)}`}`,
      ...(request ? fieldLines(request as unknown as Schema).map((line) => `${name} takes ${line}`) : []),
      ...(isSchema(answer) ? fieldLines(answer).map((line) => `${name} gives ${line}`) : []),
    ])
    .sort();

export interface Difference {
  /** Lines, `+ …` and `- …`, after which a back end of the version before no longer fits. */
  readonly breaking: readonly string[];
  readonly compatible: readonly string[];
}

/** Only a new field that may be absent leaves a back end of the version before as good as it was. */
export const differenceOf = (before: readonly string[], after: readonly string[]): Difference => {
  const added = after.filter((line) => !before.includes(line));
  const removed = before.filter((line) => !after.includes(line));
  const fieldOf = (line: string): string => line.split(' ').slice(0, 3).join(' ');
  const isNewAndOptional = (line: string): boolean =>
    line.endsWith(' optional') && !removed.some((gone) => fieldOf(gone) === fieldOf(line));
  return {
    breaking: [
      ...removed.map((line) => `- ${line}`),
      ...added.filter((line) => !isNewAndOptional(line)).map((line) => `+ ${line}`),
    ],
    compatible: added.filter(isNewAndOptional).map((line) => `+ ${line}`),
  };
};
