import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { locationChanged } from '../flows/pageActions';
import { useAppSelector, useAppStore } from '../state/hooks';
import { cleanPath } from '../state/navigation';
import { selectBusy, selectCampaignSearch, selectPath, selectSubPage } from '../state/selectors';
import { directionOf, EARLY_KEY, entryOf, placeOf, stateOf, type Place } from './historyEntry';

interface Entry {
  readonly place: string;
  readonly position: number;
}

/** After so long without an answer to `history.go`, the browser is taken to have dropped it. */
export const TRAVERSAL_MS = 1000;

/**
 * The store leads, because the page shows the service's step. When the browser changes the address (Back,
 * Forward, a link), the flows are notified; if the store then has another page, the address is set back.
 */
export function RouterSync() {
  const location = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();
  const path = useAppSelector(selectPath);
  const subPage = useAppSelector(selectSubPage);
  const search = useAppSelector(selectCampaignSearch);
  const busy = useAppSelector(selectBusy);

  const seen = useRef({ location, position: entryOf(location)?.position ?? 0 });
  const entries = useRef(entriesBefore(location));
  /** The browser changed the address, and the store has not followed yet. */
  const moved = useRef(false);
  /** The place expected from a `navigate` that is still pending. */
  const awaited = useRef<string | null>(null);
  /** Not rendered yet: a later navigation may come before the router has rendered an earlier one. */
  const pending = useRef<readonly Entry[]>([]);
  const [dropped, setDropped] = useState(0);

  // Every page starts at its top.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const shown = (): Place => ({
      path: selectPath(store.getState()),
      subPage: selectSubPage(store.getState()),
    });
    const url = urlPlace(location, shown());
    const { location: before, position: from } = seen.current;
    const isNew = location.key !== before.key;
    const position = isNew ? (entryOf(location)?.position ?? from + 1) : from;
    seen.current = { location, position };
    const arrived = pending.current.findLastIndex(
      (entry) => isNew && entry.position === position && entry.place === placeOf(url),
    );
    // The app has navigated on since: the next location is that of a later navigation.
    const isOvertaken = arrived >= 0 && arrived < pending.current.length - 1;
    // The browser's Back may undo an awaited navigation before it was rendered: then the entry is the same.
    if (location !== before && !isOvertaken) awaited.current = null;
    if (location !== before) pending.current = isOvertaken ? pending.current.slice(arrived + 1) : [];
    if (isNew && arrived < 0 && placeOf(url) !== placeOf(shown())) {
      moved.current = true;
      const direction = directionOf(entryOf(location), from);
      if (!selectBusy(store.getState())) store.dispatch(locationChanged({ ...url, direction }));
    }
    // Not over what a navigation has set that is not rendered yet.
    if (location !== before || !entries.current.has(position)) entries.current.set(position, placeOf(url));

    // A running flow may still navigate.
    if (selectBusy(store.getState())) return;
    const target = placeOf(shown());
    const isThere = target === placeOf(url) && location.search === search && entryOf(location) !== undefined;
    if (isThere) moved.current = false;
    if (isThere || awaited.current === target) return;

    const isAt = (offset: number): boolean => entries.current.get(position + offset) === target;
    const offsets = moved.current ? [1, -1] : [-1];
    const offset = target === placeOf(url) ? undefined : offsets.find(isAt);
    awaited.current = target;
    if (offset !== undefined) {
      pending.current = [...pending.current, { place: target, position: position + offset }];
      void navigate(offset);
      setTimeout(() => {
        if (awaited.current !== target) return;
        awaited.current = null;
        pending.current = [];
        entries.current.delete(position + offset);
        setDropped((count) => count + 1);
      }, TRAVERSAL_MS);
      return;
    }
    const replace = moved.current || target === placeOf(url) || store.getState().navigation.replace;
    const next = replace ? position : position + 1;
    for (const known of entries.current.keys()) if (known >= next) entries.current.delete(known);
    // A second navigation may come before this one is rendered.
    entries.current.set(next, target);
    pending.current = [...pending.current, { place: target, position: next }];
    void navigate({ pathname: shown().path, search }, { replace, state: stateOf(shown(), next) });
  }, [location, path, subPage, search, busy, navigate, store, dropped]);

  return null;
}

/** A press on the first page that came early has left it an entry (earlyStart.ts). */
const entriesBefore = ({ key, pathname }: Location): Map<number, string> =>
  new Map(key === EARLY_KEY ? [[0, placeOf({ path: cleanPath(pathname), subPage: 0 })]] : []);

/** A jump within the page ('#contenuto') has no state: the page stays. */
const urlPlace = (location: Location, shown: Place): Place => {
  const path = cleanPath(location.pathname);
  const entry = entryOf(location);
  if (entry) return { path, subPage: entry.subPage };
  return { path, subPage: location.hash !== '' && path === shown.path ? shown.subPage : 0 };
};
