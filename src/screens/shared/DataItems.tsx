import styles from './DataItems.module.css';

export interface DataItemsProps {
  /** What has no value is left out. */
  items: readonly { readonly label: string; readonly value: string }[];
}

/** Labels and values, to read. */
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
