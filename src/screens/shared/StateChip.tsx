import { joinClasses } from '../../ui/shell/joinClasses';
import type { NoticeTone } from '../../ui/shell/Notice';
import styles from './StateChip.module.css';

export interface StateChipProps {
  tone?: NoticeTone;
  /** The state, to the letter. */
  children: string;
}

/** A state in a word or two. The colour repeats what the words say. */
export const StateChip = ({ tone = 'info', children }: StateChipProps) => (
  <span className={joinClasses(styles.chip, styles[tone])}>{children}</span>
);
