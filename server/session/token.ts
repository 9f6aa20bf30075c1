import { createHmac, hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/** It cannot be guessed without the key. Repeating a rotation gives the same token. */
export const nextToken = (codeKey: string, token: string): string =>
  createHmac('sha256', codeKey).update(`token:${token}`).digest('base64url');
/** The hash is stored, so that the database does not contain tokens. */
export const hashToken = (token: string): string => hash('sha256', token);
/** 144 random bits, URL-safe. */
export const newId = (): string => randomBytes(18).toString('base64url');
