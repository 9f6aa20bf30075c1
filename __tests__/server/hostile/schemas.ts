/** The JSON calls and the queries of the service, as its OpenAPI document tells them. */
import type { TestApp } from '../support';

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
  /** Names of what is in the path and in the query. */
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
}

interface Described {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}
interface Document {
  readonly paths: Record<string, Record<string, Described>>;
}

export const operationsOf = async (service: TestApp): Promise<Operation[]> => {
  const { paths } = (await service.client().inject({ url: '/openapi.json' })).json<Document>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId, requestBody, parameters = [] }) => ({
      name: operationId,
      path,
      body: requestBody?.content['application/json']?.schema,
      inPath: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      inQuery: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
};

/** A value that the schema takes. */
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

/** Where the schema has a value: every property, those in lists too. */
export const placesIn = (schema: Schema, at: Path = []): Path[] => [
  ...(at.length > 0 ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => placesIn(one, [...at, name])),
  ...(schema.items ? placesIn(schema.items, [...at, 0]) : []),
];

/** The whole with another value at the place; undefined takes the property away. */
export const withAt = (whole: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === first ? withAt(one, rest, value) : (one as unknown)));
  const object = whole as Readonly<Record<string, unknown>>;
  return { ...object, [first]: withAt(object[first], rest, value) };
};
