import type { ReactNode } from 'react';

export interface ArtProps {
  /** Side in px; the drawings are squares of 64. */
  size?: number;
}

/** One hand for all: lines of 2 in the text's colour, paper in the surface's, one tint of the accent. Decorative. */
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

export const PAPER = 'var(--color-surface, #fff)';
export const TINT = 'var(--art-tint, #a9d3d0)';
