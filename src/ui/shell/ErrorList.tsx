import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { AlertMark } from './icons';
import { focusById, focusField, isReadOnly } from './focusById';
import styles from './ErrorList.module.css';

export interface ErrorListItem {
  message: string;
  /** Id of the message's field (`fieldId(name)`), to which it links. */
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
}

function defaultTitle(items: readonly ErrorListItem[]): string {
  const fields = items.filter((item) => item.fieldId !== undefined).length;
  if (fields === 0) return uiCopy.errorList.general;
  return fields === 1 ? uiCopy.errorList.one : uiCopy.errorList.many(fields);
}

function goTo(event: MouseEvent, id: string) {
  if (focusField(id)) event.preventDefault();
}

/** Fraction of the screen height above which a field is visible despite the action bar and a keyboard. */
const IN_SIGHT = 0.7;

/** Focuses the first focusable field, centred or, if there is room, below the list. */
function focusFirst(box: HTMLElement, items: readonly ErrorListItem[]) {
  const field = items.find(
    ({ fieldId }) => fieldId !== undefined && !isReadOnly(fieldId) && focusById(fieldId),
  )?.fieldId;
  const target = field === undefined ? box : document.activeElement;
  if (field === undefined) box.focus({ preventScroll: true });
  // jsdom has no layout and no scrollIntoView.
  box.scrollIntoView?.({ block: 'start' });
  if (target !== box && target && target.getBoundingClientRect().bottom > window.innerHeight * IN_SIGHT) {
    target.scrollIntoView({ block: 'center' });
  }
}

/** The page's list of errors. Renders nothing if there are none. */
export function ErrorList({ items, title, focusKey }: ErrorListProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusKey === undefined || focusKey === focusedFor.current || !box.current) return;
    focusedFor.current = focusKey;
    focusFirst(box.current, items);
  });
  if (items.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.box}>
      <span className={styles.icon}>
        <AlertMark />
      </span>
      {/* Announced again at each attempt, even if the text is the same. */}
      <div key={focusKey}>
        <h2 id={titleId} className={styles.title}>
          {title ?? defaultTitle(items)}
        </h2>
        <ul className={styles.items}>
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
