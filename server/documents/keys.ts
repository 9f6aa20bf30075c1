import { randomBytes } from 'node:crypto';

const KEY = /^[\w-]{16,64}$/;

/** A new place in the store: random, so that nothing a request sent ever becomes part of a path. */
export const newStorageKey = (): string => randomBytes(18).toString('base64url');

export const isStorageKey = (text: string): boolean => KEY.test(text);

/** Throws where it is none. */
export const requireKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('Not a key of the document store');
  return key;
};
