import { LATE_ANSWER_MS, onReturn } from '../api/pageCache';

/** webpack marks its scripts, and takes each away when it has come. */
const CHUNKS = 'script[data-webpack], link[rel=stylesheet]';

const isWaiting = (one: Element): boolean => !(one instanceof HTMLLinkElement) || one.sheet === null;

/**
 * Firefox never reports on a script that was under way as the page was left for the page cache
 * (pageCache.ts). What waits for it fails here, and offers a way on.
 */
export const failLostChunks = (): (() => void) =>
  onReturn(() => {
    const waiting = [...document.querySelectorAll(CHUNKS)].filter(isWaiting);
    setTimeout(() => {
      for (const one of waiting) if (one.isConnected && isWaiting(one)) one.dispatchEvent(new Event('error'));
    }, LATE_ANSWER_MS);
  });
