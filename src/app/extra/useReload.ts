import { useEffect, useState } from 'react';
import { orAborted } from '../../api/pageCache';
import { reloadPage } from './reloadPage';

/** As long as a slow line needs for a few bytes. */
const CHECK_MS = 10_000;

type Line = 'unknown' | 'checking' | 'offline';

/**
 * Loads the document again only when its server answers: without a connection the browser would show its own
 * error page in place of the app. `isOffline` after an attempt without an answer; then the page is loaded as
 * soon as the browser is online again.
 */
export const useReload = () => {
  const [line, setLine] = useState<Line>('unknown');
  const isOffline = line === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', reloadPage);
    return () => window.removeEventListener('online', reloadPage);
  }, [isOffline]);
  const reload = (): void => {
    setLine('checking');
    const signal = AbortSignal.timeout(CHECK_MS);
    const answer = fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    orAborted(answer, signal).then(reloadPage, () => setLine('offline'));
  };
  return { reload, isOffline, isChecking: line === 'checking' };
};
