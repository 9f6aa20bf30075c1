import styles from './DataItems.module.css';

export interface DataItemsProps {
  /** Items without a value are left out. */
  items: readonly { readonly label: string; readonly value: string }[];
}

/** Read-only labels and values. */
export const DataItems = ({ items }: DataItemsProps) => (
  <dl className={styles.items}>
    {items
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
