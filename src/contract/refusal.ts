import type { Endpoint } from './declare';

/**
 * The specification names two words for a refusal; of an upload it names the word for a success (7.8): after
 * any other the file counts as not stored. Case is free, and an answer may have no status.
 */
export const isRefusal = (
  { body, statusOnly }: Pick<Endpoint, 'body' | 'statusOnly'>,
  status: unknown,
): boolean => {
  if (typeof status !== 'string') return false;
  if (body === 'multipart') return !/^\s*(?:success)?\s*$/i.test(status);
  if (statusOnly) return !/^\s*(?:success|ok)?\s*$/i.test(status);
  return /^\s*(?:bad_request|error)\s*$/i.test(status);
};
