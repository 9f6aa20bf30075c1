/** Pieces of the body schemas: bounded, judged by the contract's rules afterwards. */
import { Type } from 'typebox';

export const text = (maxLength = 200) => Type.String({ maxLength });
/** A request's guid or the like. */
export const guidText = () => Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** Longer than a code, so that a pasted '123 456' arrives. */
export const codeText = () => Type.String({ maxLength: 20 });
