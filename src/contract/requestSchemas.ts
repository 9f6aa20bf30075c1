/**
 * The schemas are plain data, so that the browser needs no schema library. Their types are derived from them.
 */
import type { XStatic } from 'typebox/schema';
import { CAMPAIGN_QUERY_MAX_LENGTH, WIRE_TEXT_MAX_LENGTH } from './limits';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface RequestSchema<T> {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, AnySchema>>;
  readonly required?: readonly string[];
  /** Carries the type only: no value has this property. */
  readonly sent?: T;
}

export interface ListSchema<T> {
  readonly type: 'array';
  readonly items: AnySchema;
  readonly maxItems?: number;
  readonly listed?: T;
}

export type AnySchema = JsonSchema | RequestSchema<unknown> | ListSchema<unknown>;

export type Shape<S> =
  S extends RequestSchema<infer T> ? T : S extends ListSchema<infer T> ? readonly T[] : XStatic<S>;

type Fields<P, Optional extends keyof P> = {
  readonly [K in Exclude<keyof P, Optional>]: Shape<P[K]>;
} & { readonly [K in Optional]?: Shape<P[K]> };

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

export const listOf = <const S extends AnySchema>(items: S, maxItems: number): ListSchema<Shape<S>> => ({
  type: 'array',
  items,
  maxItems,
});

// Parts of the request schemas. They only set bounds: the rules validate the fields, with Italian messages.

/** The bound exceeds every field's limit, so that a text too long gets its field's message. */
export const text = { type: 'string', maxLength: WIRE_TEXT_MAX_LENGTH } as const;
export const shortText = { type: 'string', maxLength: 200 } as const;
/** A missing code is judged and counted like a wrong one. */
export const code = { ...text, default: '' } as const;
export const guid = { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } as const;
export const barCode = { type: 'string', maxLength: 64 } as const;
export const lookupKey = { type: 'string', maxLength: 100 } as const;
export const stepNumber = (maximum: number) =>
  ({ anyOf: [{ type: 'integer', minimum: 0, maximum }, { type: 'null' }] }) as const;

const messages = listOf(text, 20);
export const component = requestSchema({
  name: shortText,
  value: text,
  status: shortText,
  errorMessage: messages,
});
export const widget = requestSchema({
  name: shortText,
  code: shortText,
  errorMessage: messages,
  components: listOf(component, 60),
});

export const invitationOf = (stepSlug: { readonly type: 'string' }) =>
  requestSchema({
    actorType: { const: 'adult' },
    codiceFiscale: shortText,
    email: shortText,
    phoneNumber: shortText,
    stepSlug,
    type: shortText,
    guid,
    contactId: shortText,
    stepNumber: stepNumber(100),
    // Any text is accepted. Parts that are not campaign parameters are dropped.
    campaignUrl: { type: 'string' },
    encryptedReporterId: { type: 'string', maxLength: CAMPAIGN_QUERY_MAX_LENGTH },
    promoCode: shortText,
    analyticsId: shortText,
  });
