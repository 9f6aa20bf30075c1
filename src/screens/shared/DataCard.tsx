import { useId, type ReactNode } from 'react';
import styles from './DataCard.module.css';
import { DataItems, type DataItemsProps } from './DataItems';

export interface DataCardProps extends DataItemsProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export function DataCard({ title, text, items, children }: DataCardProps) {
  const id = useId();
  if (items.every(({ value }) => value === '')) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <DataItems items={items} />
      {children}
    </section>
  );
}
