import type { SyntheticEvent } from 'react';

/**
 * `adding`: text is being appended; only then may a mask insert characters. `before`: the text before a key
 * press; '' if the text was inserted at once.
 */
export type Rewrite = (text: string, adding: boolean, before: string) => string;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Rewrites the text while typing and keeps the caret: rewriting the text after the caret alone gives its
 * position. It writes to the element before the field shows the text, which would move the caret.
 */
export function rewriteTyped(event: SyntheticEvent<TextInput>, rewrite: Rewrite, shown: string): string {
  const input = event.currentTarget;
  const { isComposing, inputType, data } = event.nativeEvent as Partial<InputEvent>;
  // Rewriting during a composition (Android keyboards, dead keys) would double letters. It runs when the
  // composition ends.
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
    // Deleting a separator that is inserted again still moves the caret.
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
