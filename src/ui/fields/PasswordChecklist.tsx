import { memo } from 'react';
import { uiCopy } from '../../copy/ui';
import { CheckMark } from '../shell/icons';
import { joinClasses } from '../shell/joinClasses';
import { VisuallyHidden } from '../shell/VisuallyHidden';
import styles from './PasswordChecklist.module.css';

export interface PasswordRule {
  label: string;
  met: boolean;
}

/** Only the number of met rules is announced, as the whole list at every key would interrupt typing. */
export const PasswordChecklist = memo(function PasswordChecklist({
  rules,
}: {
  rules: readonly PasswordRule[];
}) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div className={styles.box}>
      <p className={styles.title}>{uiCopy.password.checklist}</p>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.label} className={joinClasses(styles.rule, rule.met && styles.met)}>
            <span className={styles.mark} aria-hidden="true">
              <CheckMark size={12} />
            </span>
            <span>
              <span>{rule.label}</span>
              <VisuallyHidden>{` (${rule.met ? uiCopy.password.met : uiCopy.password.missing})`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {met > 0 && <VisuallyHidden>{uiCopy.password.progress(met, rules.length)}</VisuallyHidden>}
      </div>
    </div>
  );
});
