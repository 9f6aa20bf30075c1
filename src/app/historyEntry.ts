import type { Location } from 'react-router-dom';
import { RESUME_CODE_PAGE, RESUME_PATH } from '../state/paths';

export interface HistoryEntry {
  readonly subPage: number;
  /** Counted from the first page of the visit. */
  readonly position: number;
}

export interface Place {
  readonly path: string;
  readonly subPage: number;
}

/** The code page of '/resume' also has the view of spec 2.1. */
export const stateOf = ({ path, subPage }: Place, position: number) => ({
  subPage,
  position,
  ...(path === RESUME_PATH && subPage === RESUME_CODE_PAGE && { view: 'validate/otp' }),
});

/**
 * The router's key of the entry that src/app/earlyStart.ts adds for the page after the first one. The entry
 * before it holds the first page.
 */
export const EARLY_KEY = 'start';

export const placeOf = ({ path, subPage }: Place): string => `${path}#${subPage}`;

/** Undefined for what the app has not written: the first page, a link, a jump within the page. */
export const entryOf = ({ state }: Pick<Location, 'state'>): HistoryEntry | undefined => {
  const entry = state as Partial<HistoryEntry> | null;
  return typeof entry?.subPage === 'number' && typeof entry.position === 'number'
    ? { subPage: entry.subPage, position: entry.position }
    : undefined;
};

/** Other than 0 only after a reload. */
export const loadedSubPage = (): number =>
  // The router stores an entry's state under this name.
  entryOf({ state: (window.history.state as { usr?: unknown } | null)?.usr })?.subPage ?? 0;

export const directionOf = (entry: HistoryEntry | undefined, from: number): 'back' | 'forward' | 'other' => {
  if (!entry || entry.position === from) return 'other';
  return entry.position < from ? 'back' : 'forward';
};
