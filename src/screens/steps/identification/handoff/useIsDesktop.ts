import { useSyncExternalStore } from 'react';

/** The narrow side of a tablet: what is smaller is held in the hand. */
const DESK_WIDTH_PX = 768;

const finger = () => window.matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = finger();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether this is a computer. By its screen and not by the window, which a page that is zoomed in makes narrow. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(subscribe, () => window.screen.width >= DESK_WIDTH_PX && !finger().matches);
