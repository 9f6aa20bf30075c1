import { useId } from 'react';
import styles from './DataCard.module.css';

export interface DataCardProps {
  title: string;
  text?: string;
  /** What has no value is left out. */
  items: readonly { label: string; value: string }[];
}

/** What is known already, to read. Renders nothing when nothing is. */
export function DataCard({ title, text, items }: DataCardProps) {
  const id = useId();
  const known = items.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <dl className={styles.items}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
