/**
 * Parts of the request schemas. They only set bounds: the rules validate the fields, with Italian messages.
 */

/**
 * A field's text. The bound exceeds every field's limit, so that a text too long gets its field's message.
 */
export const text = { type: 'string', maxLength: 2000 } as const;
export const shortText = { type: 'string', maxLength: 200 } as const;
/** A one-time code. A missing code is judged and counted like a wrong one. */
export const code = { type: 'string', maxLength: 2000, default: '' } as const;
/** A guid or a similar identifier. */
export const guid = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } as const;
export const barCode = { type: 'string', maxLength: 64 } as const;
export const lookupKey = { type: 'string', maxLength: 100 } as const;
/** Creates the schema of a step's position; null if there is none. */
export const stepNumber = (maximum: number) =>
  ({ anyOf: [{ type: 'integer', minimum: 0, maximum }, { type: 'null' }] }) as const;
