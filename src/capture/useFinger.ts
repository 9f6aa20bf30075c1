import { useSyncExternalStore } from 'react';

const finger = () => window.matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = finger();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** A device that is touched has its camera in the hand. */
export const useFinger = (): boolean => useSyncExternalStore(subscribe, () => finger().matches);
