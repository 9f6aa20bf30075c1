import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ElsewhereContext } from '../../../../capture/OtherDevice';
import { handoffCopy } from '../../../../copy/handoff';
import { whenIdle } from '../../../shared/whenIdle';

/** The narrow side of a tablet: what is smaller is held in the hand. */
const DESK_WIDTH_PX = 768;

const finger = () => window.matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = finger();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether this is a computer. By its screen and not by the window, which a page that is zoomed in makes narrow. */
const useIsDesktop = (): boolean =>
  useSyncExternalStore(subscribe, () => window.screen.width >= DESK_WIDTH_PX && !finger().matches);

const load = () => import(/* webpackChunkName: "handoff" */ './HandoffDialog');
const HandoffDialog = lazy(load);

/** On a computer everything inside may offer the phone; the dialog that leads there is one for all. */
export function Handoff({ children }: { children: ReactNode }) {
  const isDesktop = useIsDesktop();
  const [open, setOpen] = useState(false);
  const elsewhere = useMemo(
    () =>
      isDesktop ? { label: handoffCopy.action, onChoose: () => setOpen(true), chosen: open } : undefined,
    [isDesktop, open],
  );
  useEffect(() => {
    if (!isDesktop) return;
    // What fails to come now is fetched again when it is needed.
    return whenIdle(() => load().catch(() => undefined));
  }, [isDesktop]);
  return (
    <ElsewhereContext value={elsewhere}>
      {children}
      <Suspense>{open && <HandoffDialog onClose={() => setOpen(false)} />}</Suspense>
    </ElsewhereContext>
  );
}
