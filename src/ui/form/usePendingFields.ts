import { useState } from 'react';
import type { FormScopeValue } from './FormScope';

type PendingFields = Pick<FormScopeValue, 'setPending' | 'whenSettled'>;

/** Delays a submit while calls fill in fields. Both functions are stable. */
export function usePendingFields(): PendingFields & { readonly isWaiting: boolean } {
  const [isWaiting, setWaiting] = useState(false);
  const [fields] = useState((): PendingFields => {
    const pending = new Set<string>();
    let waiting: (() => void) | undefined;
    return {
      setPending: (name, isPending) => {
        if (isPending) pending.add(name);
        else pending.delete(name);
        const work = pending.size === 0 ? waiting : undefined;
        if (!work) return;
        waiting = undefined;
        setWaiting(false);
        work();
      },
      whenSettled: (work) => {
        if (pending.size === 0) {
          work();
          return;
        }
        waiting = work;
        setWaiting(true);
      },
    };
  });
  return { ...fields, isWaiting };
}
