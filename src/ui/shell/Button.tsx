import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { joinClasses } from './joinClasses';
import { passFocus } from './passFocus';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'link';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  loading?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** For elements that are no button: a router `<Link>`, an `<a>` that opens a PDF. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return joinClasses(styles.button, styles[variant], extra);
}

export function Button({
  variant = 'primary',
  loading = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useLayoutEffect(() => passFocus(button.current), []);
  // Not `disabled` while loading: a disabled button loses the keyboard focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {/* The text has an element of its own: a translated page lets nothing be put before it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
