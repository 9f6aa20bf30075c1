import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import styles from './IconList.module.css';

export interface IconListItem {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}

export function IconList({ items }: { items: readonly IconListItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <div className={joinClasses(styles.words, text === undefined && styles.plain)}>
            <p className={styles.title}>{title}</p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
