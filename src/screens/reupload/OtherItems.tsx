import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { Section } from '../../ui/shell/Section';
import { StateChip } from '../shared/StateChip';
import { labelOf, nameOf } from './items';
import styles from './reupload.module.css';

const copy = reuploadCopy.others;

/** The rest of the request's papers, and how they stand. */
export function OtherItems({ items }: { items: readonly PaperworkDetail[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={copy.title} text={copy.text}>
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
