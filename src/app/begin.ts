/**
 * The first entry of the app: store and flows. It runs while React DOM and the pages (main.tsx) are still
 * loading.
 */
// The flows of the steps import hooks too: without this, their chunk has a React of its own.
import '../state/hooks';
import { readHandoffFragment } from '../state/handoffFragment';
import { mayHaveDevTools } from './mayHaveDevTools';
import { openStore } from './openStore';

readHandoffFragment();

/** Undefined if DevTools may be wanted: main.tsx then opens the store with them. */
export const opened = mayHaveDevTools() ? undefined : openStore();
