import { randomBytes } from 'node:crypto';

const KEY = /^[\w-]{16,64}$/;

/** Returns a new key. It is random, so that nothing from a request becomes part of a path. */
export const newStorageKey = (): string => randomBytes(18).toString('base64url');

export const isStorageKey = (text: string): boolean => KEY.test(text);

/** Throws when the text is not a key. */
export const requireKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('Not a key of the document store');
  return key;
};
