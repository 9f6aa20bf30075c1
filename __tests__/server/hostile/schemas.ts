import { endpointNames, endpointOf } from '../../../src/contract/endpoints';

export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly minimum?: number;
}

export interface Operation {
  readonly name: string;
  readonly path: string;
  /** Undefined where the call has no payload or only takes a form. */
  readonly body: Schema | undefined;
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
}

export const operations: readonly Operation[] = endpointNames.map((name) => {
  const { path, body, request, parameters, query } = endpointOf(name);
  return {
    name,
    path,
    body: body === 'json' && parameters.length === 0 ? request : undefined,
    inPath: parameters,
    inQuery: query,
  };
});

export const rightFor = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return rightFor(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, rightFor(one)]),
      );
    case 'array':
      return [rightFor(schema.items ?? {})];
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return 'a';
  }
};

type Path = readonly (string | number)[];

export const placesIn = (schema: Schema, at: Path = []): Path[] => [
  ...(at.length > 0 ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => placesIn(one, [...at, name])),
  ...(schema.items ? placesIn(schema.items, [...at, 0]) : []),
];

/** Undefined takes the property away. */
export const withAt = (whole: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === first ? withAt(one, rest, value) : (one as unknown)));
  const object = whole as Readonly<Record<string, unknown>>;
  return { ...object, [first]: withAt(object[first], rest, value) };
};
