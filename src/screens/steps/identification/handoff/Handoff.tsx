import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { handoffCopy } from '../../../../copy/handoff';
import { ElsewhereContext } from '../../../../capture/OtherDevice';
import { whenIdle } from '../../../shared/whenIdle';
import { useIsDesktop } from './useIsDesktop';

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
