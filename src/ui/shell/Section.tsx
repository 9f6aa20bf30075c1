import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title?: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
