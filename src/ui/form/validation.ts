import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/** Only the newest run counts: older ones resolve with its result. */
export function useNewest(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown> | null>(null);
  const [newest] = useState(() => async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const own = run();
    last.current = own;
    const result = await own;
    return last.current === own ? result : ((await last.current) as Result);
  });
  return newest;
}

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
