import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { AlertMark } from './marks';
import { focusById, focusField, isReadOnly } from './focusById';
import styles from './ErrorList.module.css';

export interface ErrorListItem {
  message: string;
  /** The id of the field it speaks of (`fieldId(name)`): the message becomes a link to it. */
  fieldId?: string;
}

export interface ErrorListProps {
  items: readonly ErrorListItem[];
  title?: string;
  /**
   * A counter of failed attempts. When it changes and there is something to say, the first field of the list takes the focus; the
   * list itself does where there is none that can.
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

/** Down to here a field is in sight also over the action bar and the keyboard's first rows. */
const IN_SIGHT = 0.7;

/** The first field that can take the focus does, in the middle of the screen or, where there is room, under the list. */
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

/** The global red list. Renders nothing when there is nothing to say. */
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
      {/* Said again at each attempt, also in the same words. */}
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
