import { joinClasses } from '../../ui/shell/joinClasses';
import type { NoticeTone } from '../../ui/shell/Notice';
import styles from './StateChip.module.css';

export interface StateChipProps {
  tone?: NoticeTone;
  /** The state as the spec words it. */
  children: string;
}

/** The colour only repeats the text. */
export const StateChip = ({ tone = 'info', children }: StateChipProps) => (
  <span className={joinClasses(styles.chip, styles[tone])}>{children}</span>
);
