import type { ReactNode } from 'react';

/** The form in which a date is typed, before the field's own hint. */
export function FormatHint({ format, hint }: { format: string; hint: ReactNode }) {
  return (
    <>
      <span>{hint === undefined ? format : `${format}. `}</span>
      {hint !== undefined && <span>{hint}</span>}
    </>
  );
}
