import { useEffect, useRef, useState } from 'react';

export type Keys = Readonly<Record<string, () => void>>;

/** There they are text. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * Handles keys, wherever the focus is: on the page or in the frame with the screens, whose window is given to
 * the function returned. In the frame nobody types: its fields are of another document, with other classes.
 */
export function useKeys(keys: Keys): (frame: Window) => void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  const [frame, setFrame] = useState<Window>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
      const handle = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!handle) return;
      event.preventDefault();
      handle();
    };
    // In a frame before its screens, which may want the same keys.
    const documents = [window, ...(frame ? [frame] : [])];
    for (const one of documents) one.addEventListener('keydown', press, true);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', press, true);
    };
  }, [frame]);
  return setFrame;
}
