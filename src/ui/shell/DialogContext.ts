import { createContext, type RefObject } from 'react';

/**
 * The `<dialog>` around, if any. It lies in the browser's top layer: what pops up inside it (a list of options)
 * must be placed in it, or it would show behind and be inert.
 */
export const DialogContext = createContext<RefObject<HTMLDialogElement | null> | null>(null);
