import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/**
 * The token after another: whoever has the one and not the key cannot tell it; the same
 * rotation repeated gives it again.
 */
export const nextToken = (codeKey: string, token: string): string =>
  createHmac('sha256', codeKey).update(`token:${token}`).digest('base64url');
/** What is stored: the database does not hold what opens a session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Identifier of a session or a request: 144 random bits, fit for a path. */
export const newId = (): string => randomBytes(18).toString('base64url');
