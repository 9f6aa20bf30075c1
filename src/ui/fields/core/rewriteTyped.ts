import type { SyntheticEvent } from 'react';

/** `adding` is true while the end is being written on: only there may a mask put in what was not typed. */
export type Rewrite = (text: string, adding: boolean) => string;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Rewrites what is being typed without the caret jumping: the text before the caret is rewritten alone to know where it ends.
 * It writes into the element before React sees the value, so that React has nothing to write, which is what moves carets.
 */
export function rewriteTyped(event: SyntheticEvent<TextInput>, rewrite: Rewrite): string {
  const input = event.currentTarget;
  const native = event.nativeEvent as Partial<InputEvent>;
  // Rewriting under an open composition (Android keyboards, dead keys) doubles letters; it is done when that ends.
  if (native.isComposing === true) return input.value;
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const atEnd = caret === typed.length;
  const adding = atEnd && native.inputType?.startsWith('delete') !== true;
  const text = rewrite(typed, adding);
  if (text === typed) return text;
  const key = native.inputType === 'insertText' && native.data?.length === 1;
  if (key && !atEnd && !text.endsWith(rewrite(typed.slice(caret), false))) {
    // No room: a key in the middle must not push the end out.
    return write(input, typed.slice(0, caret - 1) + typed.slice(caret), caret - 1);
  }
  return write(input, text, atEnd ? text.length : rewrite(typed.slice(0, caret), adding).length);
}

function write(input: TextInput, text: string, caret: number): string {
  const at = Math.min(caret, text.length);
  input.value = text;
  input.setSelectionRange(at, at);
  return text;
}
