import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { AlertMark } from './AlertMark';
import { focusById } from './focusById';
import styles from './ErrorList.module.css';

export interface ErrorListItem {
  message: string;
  /** The id of the field it speaks of (`fieldId(name)`): the message becomes a link to it. */
  fieldId?: string;
}

export interface ErrorListProps {
  items: readonly ErrorListItem[];
  title?: string;
  /** Takes the focus when this changes and there is something to say: give it a counter of failed attempts. */
  focusKey?: number;
}

function defaultTitle(items: readonly ErrorListItem[]): string {
  const fields = items.filter((item) => item.fieldId !== undefined).length;
  if (fields === 0) return uiCopy.errorList.general;
  return fields === 1 ? uiCopy.errorList.one : uiCopy.errorList.many(fields);
}

function goTo(event: MouseEvent, id: string) {
  if (focusById(id)) event.preventDefault();
}

/** The global red list. Renders nothing when there is nothing to say. */
export function ErrorList({ items, title, focusKey }: ErrorListProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focusKey === undefined || focusKey === focusedFor.current || !box.current) return;
    focusedFor.current = focusKey;
    box.current.focus({ preventScroll: true });
    // jsdom has no layout and no scrollIntoView.
    box.current.scrollIntoView?.({ block: 'start' });
  });
  if (items.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.box}>
      <span className={styles.icon}>
        <AlertMark />
      </span>
      <div>
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
