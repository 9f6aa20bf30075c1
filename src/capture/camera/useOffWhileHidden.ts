import { useEffect, useEffectEvent, useRef } from 'react';
import { permissionFor } from './permission';

interface Switch {
  /** The camera is in use. */
  on: boolean;
  sound: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Turns the camera off while the page is hidden. On return it turns on again if no prompt is needed, else
 * when the applicant presses the button.
 */
export function useOffWhileHidden({ on, sound, open, close }: Switch): void {
  const left = useRef(false);
  const gone = useRef(false);
  const change = useEffectEvent(async () => {
    if (document.hidden) {
      if (!on) return;
      left.current = true;
      close();
    } else if (left.current) {
      left.current = false;
      if ((await permissionFor(sound)) === 'granted' && !gone.current) open();
    }
  });
  useEffect(() => {
    gone.current = false;
    const listener = () => void change();
    document.addEventListener('visibilitychange', listener);
    return () => {
      gone.current = true;
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
