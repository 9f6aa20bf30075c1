import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { uiCopy } from '../../../copy/ui';
import { announce } from '../../shell/announce';

/** A user who is typing would not hear it: a screen reader falls silent at a key. */
const PAUSE_MS = 500;

function wordsOf(list: HTMLElement, input: HTMLElement): string {
  const all = [...list.querySelectorAll('[role=option]')];
  const count = all.filter((option) => !option.matches('[aria-disabled=true]')).length;
  const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  const { found, foundFirst } = uiCopy.autocomplete;
  const name = marked?.textContent.trim() ?? '';
  return count < all.length
    ? foundFirst(count, name)
    : found(count, name, marked ? all.indexOf(marked) + 1 : 0);
}

/**
 * The marked option keeps its element while its text changes, so screen readers do not say it by themselves.
 */
export function useSearchSaid(id: string, input: RefObject<HTMLInputElement | null>, noMatch: string) {
  const isOpen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = () => {
    if (!isOpen.current || !input.current) return;
    const list = document.getElementById(`${id}-listbox`);
    announce(list ? wordsOf(list, input.current) : noMatch);
  };
  const wait = () => clearTimeout(timer.current);
  return {
    opened: () => (isOpen.current = true),
    closed: () => (isOpen.current = false),
    typed: () => {
      wait();
      timer.current = setTimeout(say, PAUSE_MS);
    },
    key: (event: KeyboardEvent) => {
      // Screen readers read the option that a key marks.
      wait();
      // It chooses from an open list, and sends no form where nothing can be chosen.
      if (event.key === 'Enter' && isOpen.current) event.preventDefault();
    },
  };
}
