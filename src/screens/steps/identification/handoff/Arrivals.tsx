import { handoffCopy } from '../../../../copy/handoff';
import { identificationCopy } from '../../../../copy/identification';
import { useAppSelector } from '../../../../state/hooks';
import { selectHandoff } from '../../../../state/selectors';
import { CheckMark } from '../../../../ui/shell/icons';
import styles from './handoff.module.css';

const wordsOf = (component: string): string =>
  handoffCopy.arrived[component] ??
  handoffCopy.otherArrived(identificationCopy.others.labels[component] ?? component);

/** A log, so that only each new file is announced. */
export function Arrivals() {
  const { arrived } = useAppSelector(selectHandoff);
  return (
    <div role="log">
      {arrived.length > 0 && (
        <ul className={styles.arrivals}>
          {arrived.map((component) => (
            <li key={component}>
              <CheckMark size={20} />
              <span>{wordsOf(component)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
