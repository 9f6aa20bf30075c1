import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Validates after the next render, because Formik's own calls see the values of the previous one. */
export function ValidationRunner({ asked }: { asked: number }) {
  const { validateForm } = useFormikContext();
  const done = useRef(0);
  useEffect(() => {
    if (asked === done.current) return;
    done.current = asked;
    void validateForm();
  }, [asked, validateForm]);
  return null;
}
