import { useEffect, useEffectEvent, useRef } from 'react';
import { UPLOADED } from '../../../contract/rules/documents';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';

/** Tells when the step comes to say of a component that its file is there: another device has sent it. */
export function useArrival(path: string, onArrival: () => void): void {
  const stored = useAppSelector((state) =>
    selectStep(state).widgets.some(({ name, components }) =>
      components.some((one) => `${name}.${one.name}` === path && one.value === UPLOADED),
    ),
  );
  const before = useRef(stored);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    if (stored && !before.current) tell();
    before.current = stored;
  }, [stored]);
}
