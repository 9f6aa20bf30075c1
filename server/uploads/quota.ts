/** How much a request, and a network address, may upload in a while: far above what a bad connection needs. */
import type { AppDeps } from '../deps';
import { count, countingOf, tooMany } from '../limits/count';
import { windowsOf } from '../limits/counters';
import { waitWords } from '../limits/wait';

const MINUTE = 60;

export const tooManyUploads = (minutes: number): string =>
  `Hai inviato molti file in poco tempo. Attendi ${waitWords(minutes * MINUTE)} e riprova: quelli già caricati restano salvati.`;

const refuse = tooMany((seconds) => tooManyUploads(Math.max(1, Math.ceil(seconds / MINUTE))));

/** What announces more than is ever read is refused for that: it must not wait for a room that never comes. */
const mostBytes = Math.floor(
  Math.min(...windowsOf('uploadByRequest').flatMap(({ most, of }) => (of === 'weight' ? [most] : []))) / 8,
);

export interface AnnouncedUpload {
  readonly guid: string;
  /** Of the network address; undefined on this very machine (see sourceOf). */
  readonly source: string | undefined;
  readonly bytes: number;
}

/** Counts an upload before any of its bytes is read. Refuses by 429, with the time to wait. */
export const countUpload = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  { guid, source, bytes }: AnnouncedUpload,
): Promise<void> => {
  const weight = Math.min(bytes, mostBytes);
  await count(countingOf(deps), { counter: 'uploadByRequest', of: guid, weight }, refuse);
  if (source !== undefined)
    await count(countingOf(deps), { counter: 'uploadByAddress', of: source, weight }, refuse);
};
