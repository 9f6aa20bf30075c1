import { useEffect, useRef, useState } from 'react';

export type Keys = Readonly<Record<string, () => void>>;

/** In a text field keys are text. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * The window of the frame with the screens is given to the function returned. In the frame nobody types: its
 * fields are of another document, with other classes. Without `withLetters` single letters do nothing, for
 * who speaks to the computer (WCAG 2.1.4).
 */
export function useKeys(keys: Keys, withLetters: boolean): (frame: Window) => void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  const [frame, setFrame] = useState<Window>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
      if (event.key.length === 1 && !withLetters) return;
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
  }, [frame, withLetters]);
  return setFrame;
}
