import type { ElementType } from 'react';
import { joinClasses } from '../../shell/joinClasses';
import styles from './inputs.module.css';

interface BareInputProps {
  /** What MUI would style: 'input', or the `<select>` of a NativeSelect. */
  as?: ElementType;
  ownerState?: unknown;
  className?: string;
}

/**
 * MUI's own styles hold a rule for `:invalid`, for which browsers compute the styles of the field and its
 * form at every key.
 */
export function BareInput({
  as: Element = 'input',
  ownerState: _ownerState,
  className,
  ...props
}: BareInputProps) {
  return <Element {...props} className={joinClasses(styles.input, className)} />;
}
