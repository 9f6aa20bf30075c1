import { useMemo } from 'react';
import { qrPath } from './qrPath';
import styles from './handoff.module.css';

/** Black on white whatever the theme; its words are for who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path d={path} />
    </svg>
  );
}
