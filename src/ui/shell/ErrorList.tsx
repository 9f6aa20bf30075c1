import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { announce } from './announce';
import { AlertMark } from './icons';
import { focusById, focusField, isReadOnly } from './focusById';
import styles from './ErrorList.module.css';

export interface ErrorListItem {
  message: string;
  fieldId?: string;
}

export interface ErrorListProps {
  items: readonly ErrorListItem[];
  title?: string;
  /**
   * A counter of failed attempts. When it changes and there are errors, the first field that can takes the
   * focus, else the list itself.
   */
  focusKey?: number;
  /** Another list on the page takes the focus: this one is only announced. */
  keepFocus?: boolean;
}

function defaultTitle(items: readonly ErrorListItem[]): string {
  const fields = items.filter((item) => item.fieldId !== undefined).length;
  if (fields === 0) return uiCopy.errorList.general;
  return fields === 1 ? uiCopy.errorList.one : uiCopy.errorList.many(fields);
}

function goTo(event: MouseEvent, id: string) {
  if (focusField(id)) event.preventDefault();
}

/** The message describes what has the focus, and is read out with it. */
const isRead = ({ fieldId = '' }: ErrorListItem): boolean =>
  document.activeElement?.matches(`[aria-describedby~="${fieldId}-errore"]`) === true;

/** Fraction of the screen height above which a field is visible despite the action bar and a keyboard. */
const IN_SIGHT = 0.7;

/** Undefined if the list itself has the focus. */
function focusFirst(box: HTMLElement, items: readonly ErrorListItem[]): ErrorListItem | undefined {
  const item = items.find(
    ({ fieldId }) => fieldId !== undefined && !isReadOnly(fieldId) && focusById(fieldId),
  );
  const field = item?.fieldId;
  const target = field === undefined ? box : document.activeElement;
  if (field === undefined) box.focus({ preventScroll: true });
  // jsdom has no layout and no scrollIntoView.
  box.scrollIntoView?.({ block: 'start' });
  if (target !== box && target && target.getBoundingClientRect().bottom > window.innerHeight * IN_SIGHT) {
    target.scrollIntoView({ block: 'center' });
  }
  return item;
}

/**
 * Each error is heard once at each attempt: the field or list that takes the focus is read out with its own,
 * the others are announced. The list is no live region, which would be read out again whenever an error is
 * corrected.
 */
export function ErrorList({ items, title = defaultTitle(items), focusKey, keepFocus }: ErrorListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusKey === undefined || focusKey === focusedFor.current || !box.current) return;
    focusedFor.current = focusKey;
    const before = document.activeElement;
    const focused = keepFocus ? undefined : focusFirst(box.current, items);
    // An element that has the focus already is not read out again.
    const isMoved = !keepFocus && document.activeElement !== before;
    const others = items
      .filter((item) => !isMoved || item !== focused || !isRead(item))
      .map(({ message }) => message);
    if (!isMoved || focused) announce(uiCopy.errorList.announced(title, others));
  });
  if (items.length === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}items`}
      className={styles.box}
    >
      <span className={styles.icon}>
        <AlertMark />
      </span>
      <div>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
        <ul id={`${id}items`} className={styles.items}>
          {items.map(({ message, fieldId }) => (
            <li key={`${fieldId ?? ''}${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
