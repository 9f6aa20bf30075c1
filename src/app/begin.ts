/** An entry of its own: store and flows run while React DOM and the pages (main.tsx) are still loading. */
// The flows of the steps import hooks too: without this, their chunk has a React of its own.
import '../state/hooks';
// The libraries of the store are evaluated in this task, before the modules below.
import '../api/emptyApi';
import { readHandoffFragment } from '../state/handoffFragment';
import { mayHaveDevTools } from './mayHaveDevTools';
import { nextTask } from './nextTask';
import type { Opened } from './openStore';

readHandoffFragment();
// React and the pages, if the page's first script has not asked for them: a script that is on its way already
// ignores a new address.
for (const one of document.querySelectorAll<HTMLScriptElement>('script[data-later]'))
  one.src = one.dataset.later ?? '';

/** Each module has a task of its own: all together would hold up a slow processor for too long. */
const open = async (): Promise<Opened> => {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '../flows/start/root');
  await nextTask();
  const { openStore } = await import(/* webpackMode: "eager" */ './openStore');
  return openStore();
};

/** Undefined if DevTools may be wanted: main.tsx then opens the store with them. */
export const opened = mayHaveDevTools() ? undefined : open();
