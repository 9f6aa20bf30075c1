import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Judges after the render that holds what was just written: Formik's own calls see the values of the render before. */
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
