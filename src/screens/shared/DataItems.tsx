import styles from './DataItems.module.css';

export interface DataItemsProps {
  items: readonly { readonly label: string; readonly value: string }[];
}

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
