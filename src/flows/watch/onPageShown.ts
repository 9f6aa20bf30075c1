import { onReturn } from '../../api/pageCache';

/** Also when the page leaves the browser's page cache, where no timer runs. Returns the undo function. */
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
