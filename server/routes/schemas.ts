/** Pieces of the body schemas: bounded, judged by the contract's rules afterwards. */
import { Type } from 'typebox';

/** A field's text: longer than any field may be, so that an overlong one gets its field's own message. */
export const text = (maxLength = 2000) => Type.String({ maxLength });
/** A one-time code: one that is missing is judged, and counted, like a wrong one. */
export const codeText = () => Type.String({ maxLength: 2000, default: '' });
/** A request's guid or the like. */
export const guidText = () => Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
