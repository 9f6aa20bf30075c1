import { onReturn } from '../../api/pageCache';

/**
 * Calls the listener when the page is looked at again: its tab is chosen, or the browser takes it out of its
 * page cache, where no timer runs. Returns the undo function.
 */
export const onPageShown = (listener: () => void): (() => void) => {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  const stopListening = onReturn(listener);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stopListening();
  };
};
