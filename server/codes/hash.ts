import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeKey } from '../repositories/codes';

/**
 * Of a code for a target, of a purpose of a request, in a session: no other code has it, and no other place.
 */
export const hashOf = (codeKey: string, key: CodeKey, target: string, code: string): string =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify([key.guid, key.purpose, key.sessionId, target, code]))
    .digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
