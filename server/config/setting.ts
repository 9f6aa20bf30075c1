import { Type } from 'typebox';

export interface Setting {
  /** The text of docs/configuration.md. */
  readonly description: string;
  /** The text of the error for a wrong value. */
  readonly expected?: string;
  readonly default?: string;
  readonly unset?: string;
}

export const count = (minimum: number, maximum: number, unit: string, setting: Setting) =>
  Type.Integer({ minimum, maximum, expected: `${unit} from ${minimum} to ${maximum}`, ...setting });

export const text = (expected: string, setting: Setting) =>
  Type.String({ minLength: 1, expected, ...setting });

export const matching = (pattern: string, setting: Setting & { readonly expected: string }) =>
  Type.String({ pattern, ...setting });

export const oneOf = <Value extends string>(values: readonly Value[], setting: Setting) =>
  Type.Unsafe<Value>({ type: 'string', enum: values, expected: values.join(', '), ...setting });

export const list = (pattern: string, setting: Setting & { readonly expected: string; minItems?: number }) =>
  Type.Array(Type.String({ pattern }), { ...setting });

export const url = (schemes: readonly string[], setting: Setting) =>
  Type.Optional(
    matching(`^(?:${schemes.join('|').replaceAll('+', '\\+')})://\\S+$`, {
      expected: `an address ${schemes.join(':// or ')}://`,
      ...setting,
    }),
  );

/** Rejects the placeholder of deploy/env.example. */
export const secret = (setting: Setting) =>
  Type.Optional(
    matching('^(?!CHANGE-ME).{16,}$', {
      expected: 'at least 16 characters, not those of the example',
      ...setting,
    }),
  );
