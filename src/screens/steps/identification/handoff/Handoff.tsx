import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { OtherDeviceContext } from '../../../../capture/OtherDevice';
import { useFinger } from '../../../../capture/useFinger';
import { handoffCopy } from '../../../../copy/handoff';
import { extra } from '../../../../ui/shell/extra';
import { LoadingOverlay } from '../../../../ui/shell/LoadingOverlay';
import { LostDialog } from '../../../../ui/shell/LostDialog';
import { whenIdle } from '../../../shared/whenIdle';
import type { HandoffDialogProps } from './HandoffDialog';

/** The shorter side of a phone's screen is shorter, however it is held. */
const DESK_SIDE_PX = 600;

/** Judged by the screen: zooming makes the window narrow. */
const useIsDesktop = (): boolean => {
  const isFinger = useFinger();
  return Math.min(window.screen.width, window.screen.height) >= DESK_SIDE_PX && !isFinger;
};

const load = () => import(/* webpackChunkName: "handoff" */ './HandoffDialog');
const HandoffDialog = extra<HandoffDialogProps>(
  load,
  ({ onClose }) => <LostDialog title={handoffCopy.title} message={handoffCopy.lost} onClose={onClose} />,
  { waiting: <LoadingOverlay active /> },
);

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
      {open && <HandoffDialog onClose={() => setOpen(false)} />}
    </OtherDeviceContext>
  );
}
