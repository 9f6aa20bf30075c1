import { useEffect, useEffectEvent, useRef } from 'react';
import { permissionFor } from './permission';

interface Switch {
  on: boolean;
  sound: boolean;
  open: () => void;
  close: () => void;
}

/** On return the camera turns on only if no prompt is needed: a prompt must not appear unexpectedly. */
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
