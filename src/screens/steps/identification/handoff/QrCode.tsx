import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import styles from './handoff.module.css';

/** What a camera needs around the code to find it (ISO 18004). */
const QUIET_ZONE = 4;

/** The code of a text as one SVG path, a unit a module, and its side with the quiet zone. */
export const qrPath = (text: string): { readonly path: string; readonly side: number } => {
  // A screen is neither torn nor stained: the coarser the code, the better it is read.
  const { size, get } = generate(text, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (get(x, y)) x += 1;
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1H${start + QUIET_ZONE}z`;
    }
  }
  return { path, side: size + 2 * QUIET_ZONE };
};

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
