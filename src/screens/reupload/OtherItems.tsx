import type { PaperworkDetail } from '../../contract/wire';
import { Section } from '../../ui/shell/Section';
import { StateChip } from '../shared/StateChip';
import { labelOf, nameOf } from './items';
import styles from './reupload.module.css';

export interface OtherItemsProps {
  title: string;
  text?: string;
  items: readonly PaperworkDetail[];
}

/** The rest of the request's papers, and how they stand. */
export function OtherItems({ title, text, items }: OtherItemsProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} text={text}>
      <ul className={styles.others}>
        {items.map((item) => {
          const { label, tone } = labelOf(item);
          return (
            <li key={item.tipo + item.barCode} className={styles.other}>
              <span>{nameOf(item)}</span> <StateChip tone={tone}>{label}</StateChip>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
