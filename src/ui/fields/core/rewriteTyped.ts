import type { SyntheticEvent } from 'react';

/**
 * `adding` is true while the end is being written on: only there may a mask put in what was not typed. `before` is what a key has
 * changed; empty when the text came in one go.
 */
export type Rewrite = (text: string, adding: boolean, before: string) => string;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Rewrites what is being typed without the caret jumping: the text after the caret is rewritten alone to know where it begins.
 * It writes into the element before React sees the value, so that React has nothing to write, which is what moves carets.
 */
export function rewriteTyped(event: SyntheticEvent<TextInput>, rewrite: Rewrite, shown: string): string {
  const input = event.currentTarget;
  const { isComposing, inputType, data } = event.nativeEvent as Partial<InputEvent>;
  // Rewriting under an open composition (Android keyboards, dead keys) doubles letters; it is done when that ends.
  if (isComposing === true) return input.value;
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const atEnd = caret === typed.length;
  const deleting = inputType?.startsWith('delete') === true;
  const adding = atEnd && !deleting;
  const byKey = inputType === 'insertText' && data?.length === 1;
  const text = rewrite(typed, adding, adding && !byKey ? '' : shown);
  if (text === typed) return text;
  const place = (): number => {
    if (atEnd) return text.length;
    // A separator that comes back is passed over all the same.
    if (text === shown && inputType === 'deleteContentBackward') return caret;
    const after = rewrite(typed.slice(caret), false, '');
    return text.endsWith(after)
      ? text.length - after.length
      : Math.min(text.length, rewrite(typed.slice(0, caret), false, '').length);
  };
  const at = place();
  input.value = text;
  input.setSelectionRange(at, at);
  return text;
}
