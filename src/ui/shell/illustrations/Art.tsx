import type { ReactNode } from 'react';

export interface ArtProps {
  /** Side in px. */
  size?: number;
}

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
