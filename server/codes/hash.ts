import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeKey } from '../repositories/codes';

/**
 * Returns the hash of a code for a target, purpose, request and session. A hash is valid in no other place.
 */
export const hashOf = (codeKey: string, key: CodeKey, target: string, code: string): string =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify([key.guid, key.purpose, key.sessionId, target, code]))
    .digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
