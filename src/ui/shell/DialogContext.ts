import { createContext, type RefObject } from 'react';

/**
 * The enclosing `<dialog>`, if any. It is in the browser's top layer: popups must be rendered inside it, or
 * they would be behind it and inert.
 */
export const DialogContext = createContext<RefObject<HTMLDialogElement | null> | null>(null);
