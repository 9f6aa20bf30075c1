import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import styles from './handoff.module.css';

/** The margin that a QR code needs (ISO 18004), in modules. */
const QUIET_ZONE = 4;

/** One unit per module; `side` includes the margin. */
export const qrPath = (text: string): { readonly path: string; readonly side: number } => {
  // A screen is not damaged, so the lowest correction level suffices: coarser codes scan better.
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

/** Black on white in every theme (docs/decisions/capture.md). */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path d={path} />
    </svg>
  );
}
