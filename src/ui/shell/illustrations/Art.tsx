import type { ReactNode } from 'react';

export interface ArtProps {
  /** Side in px. The drawings use a 64 x 64 view box. */
  size?: number;
}

/**
 * The common frame of the illustrations: 2 px lines in the text colour, surface-coloured fill, an accent
 * tint. Decorative.
 */
export function Art({ size = 64, children }: ArtProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const PAPER = 'var(--color-surface)';
export const TINT = 'var(--art-tint)';
