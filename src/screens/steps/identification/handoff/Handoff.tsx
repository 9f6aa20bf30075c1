import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { OtherDeviceContext } from '../../../../capture/OtherDevice';
import { handoffCopy } from '../../../../copy/handoff';
import { whenIdle } from '../../../shared/whenIdle';

/** Smaller screens are phones or tablets. */
const DESK_WIDTH_PX = 768;

const finger = () => window.matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = finger();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns whether this is a computer, judged by its screen: zooming makes the window narrow. */
const useIsDesktop = (): boolean =>
  useSyncExternalStore(subscribe, () => window.screen.width >= DESK_WIDTH_PX && !finger().matches);

const load = () => import(/* webpackChunkName: "handoff" */ './HandoffDialog');
const HandoffDialog = lazy(load);

/** On a computer, offers the phone to all descendants and renders the one dialog for it. */
export function Handoff({ children }: { children: ReactNode }) {
  const isOffered = useIsDesktop() && __BRAND__.features.phoneHandOff;
  const [open, setOpen] = useState(false);
  const elsewhere = useMemo(
    () =>
      isOffered ? { label: handoffCopy.action, onChoose: () => setOpen(true), chosen: open } : undefined,
    [isOffered, open],
  );
  useEffect(() => {
    if (!isOffered) return;
    // A failed prefetch is repeated when the chunk is needed.
    return whenIdle(() => load().catch(() => undefined));
  }, [isOffered]);
  return (
    <OtherDeviceContext value={elsewhere}>
      {children}
      <Suspense>{open && <HandoffDialog onClose={() => setOpen(false)} />}</Suspense>
    </OtherDeviceContext>
  );
}
