import type { ReactNode } from 'react';

export function FormatHint({ format, hint }: { format: string; hint: ReactNode }) {
  return (
    <>
      <span>{hint === undefined ? format : `${format}. `}</span>
      {hint !== undefined && <span>{hint}</span>}
    </>
  );
}
