import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { uiCopy } from '../../copy/ui';
import { ErrorList } from '../shell/ErrorList';
import { useListedErrors } from '../shell/pageErrors';
import { signOf } from './errorPlaces';
import { useFormScope } from './FormScope';
import { useAnnouncedErrors } from './useAnnouncedErrors';
import { type Refusals, useFailures } from './useFailures';

interface FormBodyProps {
  label?: string;
  busy: boolean;
  children: ReactNode;
}

export function FormBody({ label, busy, children }: FormBodyProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const { fields, whenSettled } = useFormScope();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is a React child of this form: its submit event would bubble here.
    event.stopPropagation();
    if (busy || isSubmitting) return;
    // Flushed, so that a look-up that a value asks for is pending.
    flushSync(() => void fields.adopt());
    whenSettled(() => void submitForm());
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}

/** Newer errors than those of the last attempt are shown only at their fields. */
export function FormErrorSummary(refusals: Refusals) {
  const formik = useFormikContext<unknown>();
  useListedErrors(refusals);
  const { attempt, messages, general: ofPage } = useFailures(formik, refusals);
  useAnnouncedErrors(formik, attempt);
  const fields = messages.map(({ message, field }) => {
    const twins = messages.filter((other) => other.message === message).map((other) => other.field);
    const sign = signOf(field, twins);
    return {
      message: sign === '' ? message : uiCopy.errorList.placed(sign, message),
      fieldId: field?.id,
    };
  });
  const said = new Set(messages.map(({ message }) => message));
  const general = ofPage.filter((message) => !said.has(message)).map((message) => ({ message }));
  return <ErrorList items={[...general, ...fields]} focusKey={attempt} />;
}
