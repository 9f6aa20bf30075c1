import { useRef, useState } from 'react';

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
