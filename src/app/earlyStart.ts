import { contactPages } from '../contract/steps/table';
import { subPageRequested } from '../flows/pageActions';
import { takePress } from '../state/earlyPress';
import { selectCampaignSearch, selectIsOnFirstPage, selectMoves, selectOpening } from '../state/selectors';
import type { AppStore } from '../state/store';
import { EARLY_KEY, stateOf } from './historyEntry';

/** React will render the page again, so that its content can be replaced. */
const showPlaceholder = (): void => {
  const placeholder = document.querySelector('#waiting main')?.childNodes ?? [];
  document.querySelector('#root main')?.replaceChildren(...placeholder);
  delete document.documentElement.dataset.pressed;
  // After scrolling down the first page, the next one is shown from its top.
  window.scrollTo({ top: 0, behavior: 'instant' });
};

const entry = (store: AppStore, position: number) => {
  const { path, subPage } = store.getState().navigation;
  const url = `${__BASE_PATH__}${path}${selectCampaignSearch(store.getState())}`;
  return { usr: stateOf({ path, subPage }, position), url };
};

/** As RouterSync would do: a page that is loaded again before React has come goes on at the next page. */
const enterHistory = (store: AppStore): void => {
  // What src/app/watchdog.ts counts goes on with the next page; the press has been carried out.
  const { aperturaPressed: _, ...watched } = (window.history.state ?? {}) as Record<string, unknown>;
  const first = entry(store, 0);
  window.history.replaceState({ usr: first.usr }, '', first.url);
  const stop = store.subscribe(() => {
    if (selectMoves(store.getState()) === 0) return;
    stop();
    const next = entry(store, 1);
    window.history.pushState({ ...watched, usr: next.usr, key: EARLY_KEY }, '', next.url);
  });
};

/** A kept press waits so long for the service's answers before React takes the first page over. */
const PATIENCE_MS = 1000;

/**
 * Carries out a press on 'Inizia' once the service has said that this is the step, if React is still loading
 * then: it need not take the first page over. Returns a function that ends this, and says whether the first
 * page is still shown.
 */
export const startEarly = (store: AppStore): (() => Promise<boolean>) => {
  const isPressed = (): boolean => window.apertura?.pressed === 'start';
  let stands = true;
  const carryOut = (): void => {
    const state = store.getState();
    if (!isPressed() || !selectIsOnFirstPage(state) || selectMoves(state) > 0) return;
    stands = false;
    takePress();
    enterHistory(store);
    showPlaceholder();
    store.dispatch(subPageRequested(contactPages.info));
  };
  let stop = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    stop = store.subscribe(() => {
      if (selectOpening(store.getState()) !== null) return;
      stop();
      resolve();
      carryOut();
      if (window.apertura) window.apertura.onPress = carryOut;
    });
  });
  return async () => {
    if (isPressed())
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    stop();
    delete window.apertura?.onPress;
    return stands;
  };
};
