import { randomBytes } from 'node:crypto';

const KEY = /^[\w-]{16,64}$/;

/** Random, so that nothing from a request becomes part of a path. */
export const newStorageKey = (): string => randomBytes(18).toString('base64url');

/** First characters of keys, in the order of their bytes. Each is as frequent as the others. */
export const INITIALS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

export const isStorageKey = (text: string): boolean => KEY.test(text);

export const requireKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('Not a key of the document store');
  return key;
};

/** The mark of a signed file is an empty file beside it. Its name is no key. */
const SIGNED = '.signed';

export const signedMarkOf = (key: string): string => `${requireKey(key)}${SIGNED}`;

export const keyOfMark = (name: string): string | undefined => {
  const key = name.slice(0, -SIGNED.length);
  return name.endsWith(SIGNED) && isStorageKey(key) ? key : undefined;
};

/** Name of the file that holds the id of the database. It is no key. */
export const OWNER = 'database-id';
export const QUARANTINE = 'quarantine';
