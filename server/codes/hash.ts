import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CodeKey } from '../repositories/codes';

/** It covers target, purpose, request and session, so that it is valid in no other place. */
export const hashOf = (codeKey: string, key: CodeKey, target: string, code: string): string =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify([key.guid, key.purpose, key.sessionId, target, code]))
    .digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
