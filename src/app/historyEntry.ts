import type { Location } from 'react-router-dom';
import { RESUME_CODE_PAGE, RESUME_PATH } from '../state/paths';

/** What the app writes into a history entry. */
export interface HistoryEntry {
  readonly subPage: number;
  /** Place in the history, counted from the first page of the visit. */
  readonly position: number;
}

export interface Place {
  readonly path: string;
  readonly subPage: number;
}

/** The code page of '/resume' bears the name that the spec has for its state (2.1). */
export const stateOf = ({ path, subPage }: Place, position: number) => ({
  subPage,
  position,
  ...(path === RESUME_PATH && subPage === RESUME_CODE_PAGE && { view: 'validate/otp' }),
});

export const placeOf = ({ path, subPage }: Place): string => `${path}#${subPage}`;

/** Undefined where the entry is not the app's own: the first page, a link, a jump inside the page. */
export const entryOf = ({ state }: Pick<Location, 'state'>): HistoryEntry | undefined => {
  const entry = state as Partial<HistoryEntry> | null;
  return typeof entry?.subPage === 'number' && typeof entry.position === 'number'
    ? { subPage: entry.subPage, position: entry.position }
    : undefined;
};

/** Sub-page of the entry that the page was loaded on: another than the first where it was loaded again. */
export const loadedSubPage = (): number =>
  // The router keeps an entry's state under this name.
  entryOf({ state: (window.history.state as { usr?: unknown } | null)?.usr })?.subPage ?? 0;

export const directionOf = (entry: HistoryEntry | undefined, from: number): 'back' | 'forward' | 'other' => {
  if (!entry || entry.position === from) return 'other';
  return entry.position < from ? 'back' : 'forward';
};
