import { useLayoutEffect, useState } from 'react';
import type { FormScopeValue } from './FormScope';

interface PendingFields extends Pick<FormScopeValue, 'setPending' | 'whenSettled'> {
  readonly isPending: (name: string) => boolean;
}
interface Waiting extends PendingFields {
  readonly forget: () => void;
}

/** Delays a submit while calls fill in fields. The functions are stable. */
export function usePendingFields(): PendingFields & { readonly isWaiting: boolean } {
  const [isWaiting, setWaiting] = useState(false);
  const [fields] = useState((): Waiting => {
    const pending = new Set<string>();
    let waiting: (() => void) | undefined;
    return {
      isPending: (name) => pending.has(name),
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
      forget: () => {
        waiting = undefined;
      },
    };
  });
  // Before the fields' own effects end: they would settle, and a page that was left would be sent.
  useLayoutEffect(() => fields.forget, [fields]);
  const { isPending, setPending, whenSettled } = fields;
  return { isPending, setPending, whenSettled, isWaiting };
}
