import type { ChangeEvent } from 'react';

/** `adding` is false while deleting, when a mask must not put back what is being taken away. */
export type Rewrite = (text: string, adding: boolean) => string;

/**
 * Rewrites what is being typed without the caret jumping: the text before the caret is rewritten alone to know where it ends.
 * It writes into the element before React sees the value, so that React has nothing to write, which is what moves carets.
 */
export function rewriteTyped(
  event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  rewrite: Rewrite,
): string {
  const input = event.target;
  const native = event.nativeEvent as Partial<InputEvent>;
  // Rewriting under an open composition (Android keyboards, dead keys) doubles letters; it is done when the field is left.
  if (native.isComposing === true) return input.value;
  const typed = input.value;
  const adding = native.inputType?.startsWith('delete') !== true;
  const text = rewrite(typed, adding);
  if (text === typed) return text;
  const caret = input.selectionStart ?? typed.length;
  const before =
    caret === typed.length
      ? text.length
      : Math.min(rewrite(typed.slice(0, caret), adding).length, text.length);
  input.value = text;
  input.setSelectionRange(before, before);
  return text;
}
