import type { ReactNode } from 'react';
import { joinClasses } from '../../shell/joinClasses';
import styles from './choices.module.css';

export interface ChoiceLook {
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
}

export function Choice({ label, detail, icon, control }: ChoiceLook & { control: ReactNode }) {
  return (
    <label className={styles.choice}>
      {control}
      <span className={styles.words}>
        <span>{label}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
    </label>
  );
}

export function choicesClass(pair: boolean, invalid: boolean): string {
  return joinClasses(styles.choices, pair && styles.pair, invalid && styles.invalid);
}
