/** Limits on the uploads of a request and of a network address, far above what a bad connection needs. */
import type { AppDeps } from '../deps';
import { windowsOf } from '../limits/rateLimits';
import { rateLimit } from '../limits/enforceRateLimit';
import { waitWords } from '../limits/wait';

const MINUTE = 60;

export const tooManyUploads = (minutes: number): string =>
  `Hai inviato molti file in poco tempo. Attendi ${waitWords(minutes * MINUTE)} e riprova: quelli già caricati restano salvati.`;

const inMinutes = (seconds: number): string => tooManyUploads(Math.max(1, Math.ceil(seconds / MINUTE)));

/** The most bytes that one upload counts for. Larger ones are refused for their size, not for the limit. */
const mostBytes = Math.floor(
  Math.min(...windowsOf('uploadByRequest').flatMap(({ most, of }) => (of === 'weight' ? [most] : []))) / 8,
);

export interface AnnouncedUpload {
  readonly guid: string;
  /** The client's network address; undefined for this machine (see sourceOf). */
  readonly source: string | undefined;
  readonly bytes: number;
}

/** Call it before any byte of the upload is read. Throws a Refusal with 429 and the time to wait. */
export const countUpload = (
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  { guid, source, bytes }: AnnouncedUpload,
): Promise<void> => {
  const weight = Math.min(bytes, mostBytes);
  const limits = [
    { counter: 'uploadByRequest', of: guid, weight },
    { counter: 'uploadByAddress', of: source, weight },
  ] as const;
  return rateLimit(deps, limits, inMinutes);
};
