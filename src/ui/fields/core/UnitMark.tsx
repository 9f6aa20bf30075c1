import { VisuallyHidden } from '../../shell/VisuallyHidden';
import styles from './inputs.module.css';

export interface Unit {
  readonly shown: string;
  readonly spoken: string;
  readonly after?: boolean;
}

export const UnitMark = ({ id, shown, spoken, after }: Unit & { id: string }) => (
  <span id={`${id}-unita`} className={after ? styles.unit : styles.prefix}>
    <span aria-hidden="true">{shown}</span>
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </span>
);
