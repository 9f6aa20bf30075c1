/**
 * JSON Schemas written as plain data, so that the browser needs no schema library. Their types are derived
 * from them.
 */
import type { XStatic } from 'typebox/schema';

/** JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of an object of type `T`. */
export interface RequestSchema<T> {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, AnySchema>>;
  readonly required?: readonly string[];
  /** Carries the type only. No value has this property. */
  readonly sent?: T;
}

/** The schema of a list of values of type `T`. */
export interface ListSchema<T> {
  readonly type: 'array';
  readonly items: AnySchema;
  readonly maxItems?: number;
  /** Carries the type only. */
  readonly listed?: T;
}

/** A schema, or one whose type is known by what created it. */
export type AnySchema = JsonSchema | RequestSchema<unknown> | ListSchema<unknown>;

/** The type of the values of a schema. */
export type Shape<S> =
  S extends RequestSchema<infer T> ? T : S extends ListSchema<infer T> ? readonly T[] : XStatic<S>;

type Fields<P, Optional extends keyof P> = {
  readonly [K in Exclude<keyof P, Optional>]: Shape<P[K]>;
} & { readonly [K in Optional]?: Shape<P[K]> };

/** Creates a request schema. All properties are required except those listed in `optional`. */
export const requestSchema = <
  const P extends Readonly<Record<string, AnySchema>>,
  const O extends keyof P & string = never,
>(
  properties: P,
  optional: readonly O[] = [],
): RequestSchema<Fields<P, O>> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name)),
});

/** Creates the schema of a list. */
export const list = <const S extends AnySchema>(
  items: S,
  bounds?: { readonly maxItems: number },
): ListSchema<Shape<S>> => ({ type: 'array', items, ...bounds });

/** Like `requestSchema`, for a shape whose type is declared elsewhere. */
export const requestSchemaOf = <T>(
  schema: Omit<RequestSchema<T>, 'type' | 'sent'> = {},
): RequestSchema<T> => ({
  type: 'object',
  ...schema,
});
