/** How much a request may upload in a while: bounds against floods, far above what a bad connection needs. */
import type { AppDeps } from '../deps';
import { count, countingOf, tooMany } from '../limits/count';
import { windowsOf } from '../limits/counters';

const MINUTE = 60;

export const tooManyUploads = (minutes: number): string =>
  `Hai inviato molti file in poco tempo. Attendi ${minutes === 1 ? 'un minuto' : `${minutes} minuti`} e riprova: quelli già caricati restano salvati.`;

const refuse = tooMany((seconds) => tooManyUploads(Math.max(1, Math.ceil(seconds / MINUTE))));

/** What announces more than is ever read is refused for that: it must not wait for a room that never comes. */
const mostBytes = Math.floor(
  Math.min(...windowsOf('uploadByRequest').flatMap(({ most, of }) => (of === 'weight' ? [most] : []))) / 8,
);

/** Counts an upload of `size` bytes before any of them is read. Refuses by 429, with the minutes to wait. */
export const countUpload = (
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  guid: string,
  announced: number,
): Promise<void> =>
  count(
    countingOf(deps),
    { counter: 'uploadByRequest', of: guid, weight: Math.min(announced, mostBytes) },
    refuse,
  );
