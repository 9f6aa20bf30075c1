/** Pieces of the requests' schemas. They bound; the fields are judged by the rules afterwards, in Italian. */

/**
 * A field's text: longer than any field may be, so that one that is too long gets its field's own message.
 */
export const text = { type: 'string', maxLength: 2000 } as const;
export const shortText = { type: 'string', maxLength: 200 } as const;
/** A one-time code: one that is missing is judged, and counted, like a wrong one. */
export const code = { type: 'string', maxLength: 2000, default: '' } as const;
/** A request's guid or the like. */
export const guid = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } as const;
export const barCode = { type: 'string', maxLength: 64 } as const;
export const lookupKey = { type: 'string', maxLength: 100 } as const;
/** A position among the steps; null where there is none. */
export const stepNumber = (maximum: number) =>
  ({ anyOf: [{ type: 'integer', minimum: 0, maximum }, { type: 'null' }] }) as const;
