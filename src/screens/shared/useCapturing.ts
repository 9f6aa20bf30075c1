import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { capturingChanged } from '../../state/ui';

/** Returns a function that says whether something is being recorded, which no error screen may interrupt. */
export function useSayCapturing(): (active: boolean) => void {
  const dispatch = useAppDispatch();
  return useCallback((active) => void dispatch(capturingChanged(active)), [dispatch]);
}

/** Says so while `active`, and no longer once the component has gone. */
export function useCapturing(active: boolean): void {
  const say = useSayCapturing();
  useEffect(() => {
    if (!active) return;
    say(true);
    return () => say(false);
  }, [active, say]);
}
