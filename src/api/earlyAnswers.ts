import { orAborted } from './pageCache';

/** Answers that are older than this are asked for again: the request may have gone on in another tab. */
const FRESH_MS = 30_000;

const takeEarly = (url: string, body?: string): Promise<Response | undefined> | undefined => {
  const { apertura } = window;
  const found = apertura?.calls.find((one) => url.endsWith(one.path) && (one.body ?? body) === body);
  if (!apertura || !found) return undefined;
  // A pending response never expires; re-requesting a dependent call would start the request twice.
  const isOld = !found.follows && Date.now() - (apertura.answeredAt ?? Infinity) >= FRESH_MS;
  apertura.calls = isOld ? [] : apertura.calls.filter((one) => one !== found);
  return isOld ? undefined : found.answer;
};

type Init = Omit<RequestInit, 'body' | 'signal'> & { readonly body?: string; readonly signal: AbortSignal };

export const fetchOnce = async (url: string, init: Init): Promise<Response> => {
  const early = takeEarly(url, init.body);
  const { signal } = init;
  if (!early) return fetch(url, { ...init, signal });
  return (await orAborted(early, signal)) ?? fetch(url, { ...init, signal });
};
