import { getIn, setIn, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Normalize } from './FormScope';

/**
 * Runs asynchronous judgements of which only the newest counts: an older one that ends later gives the newest one's result.
 */
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

/** The values with each registered field's clean-up applied; the same object when nothing changes. */
export function normalizeValues<Values extends object>(
  values: Values,
  normalizers: ReadonlyMap<string, Normalize>,
): Values {
  let result: Values = values;
  for (const [name, normalize] of normalizers) {
    const value: unknown = getIn(result, name);
    if (typeof value === 'string') result = setIn(result, name, normalize(value)) as Values;
  }
  return result;
}
