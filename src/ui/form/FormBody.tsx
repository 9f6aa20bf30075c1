import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';

export interface FormBodyProps {
  label?: string;
  busy: boolean;
  children: ReactNode;
}

export function FormBody({ label, busy, children }: FormBodyProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over this one is its child for React, and its submit would come up here.
    event.stopPropagation();
    if (!busy && !isSubmitting) void submitForm();
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}
