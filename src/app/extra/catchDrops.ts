import { filesCopy } from '../../copy/capture/files';
import type { AppStore } from '../../state/store';
import { dialogOpened } from '../../state/ui';

const { dropped } = filesCopy;

const carries = ({ dataTransfer }: DragEvent, type: string): boolean =>
  dataTransfer?.types.includes(type) === true;

const isBox = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-takes-files]') !== null;

const isTaken = (event: DragEvent): boolean => {
  const { target } = event;
  if (carries(event, 'Files')) return isBox(target);
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.type !== 'file';
};

/** The browser leaves the page for a file, a link, or an image of another page. */
const wouldLeave = (event: DragEvent): boolean =>
  (carries(event, 'Files') || carries(event, 'text/uri-list')) && !isTaken(event);

const wordsAt = (target: EventTarget | null, isFile: boolean): string => {
  if (!isFile) return dropped.none;
  if (target instanceof Element && target.closest('[aria-busy=true]')) return dropped.busy;
  return document.querySelector('input[type=file]') === null ? dropped.nowhere : dropped.beside;
};

/** Catches drops beside a box, which the browser would open in place of the form. */
export const catchDrops = ({ dispatch }: AppStore): void => {
  window.addEventListener('dragover', (event) => {
    if (!wouldLeave(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  window.addEventListener('drop', (event) => {
    if (!wouldLeave(event)) return;
    event.preventDefault();
    // The box says itself what it does not take.
    if (isBox(event.target)) return;
    dispatch(dialogOpened({ title: dropped.title, message: wordsAt(event.target, carries(event, 'Files')) }));
  });
};
