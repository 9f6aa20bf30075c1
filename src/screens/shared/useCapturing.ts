import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { capturingChanged } from '../../state/ui';

/** No error screen may interrupt what is being recorded. */
export function useSayCapturing(): (active: boolean) => void {
  const dispatch = useAppDispatch();
  return useCallback((active) => void dispatch(capturingChanged(active)), [dispatch]);
}

export function useCapturing(active: boolean): void {
  const say = useSayCapturing();
  useEffect(() => {
    if (!active) return;
    say(true);
    return () => say(false);
  }, [active, say]);
}
