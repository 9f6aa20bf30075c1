import { useEffect, useState } from 'react';
import { sessionCopy } from '../../copy/session-warning';
import { sessionExtensionRequested } from '../../flows/actions';
import { useSecondsLeft } from '../../screens/shared/useSecondsLeft';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSlug, selectWarning } from '../../state/selectors';
import { warningChanged, type SessionWarning as Warning } from '../../state/ui';
import { Button } from '../../ui/shell/Button';
import { Dialog } from '../../ui/shell/Dialog';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';

/** Seconds left at which screen readers announce the time. */
const SPOKEN = [10, 30, 60];

export function SessionWarning() {
  const warning = useAppSelector(selectWarning);
  return warning && <OpenWarning warning={warning} />;
}

function OpenWarning({ warning }: { warning: Warning }) {
  const dispatch = useAppDispatch();
  const slug = useAppSelector(selectSlug);
  const [asking, setAsking] = useState(false);
  // Any new warning ends the request.
  useEffect(() => setAsking(false), [warning]);
  const { extendable, failed } = warning;
  const press = () => {
    setAsking(extendable);
    dispatch(extendable ? sessionExtensionRequested() : warningChanged(null));
  };
  const isAtStart = slug === null || slug === 'contact-info';
  const limit = isAtStart ? sessionCopy.limitAtStart : sessionCopy.limit;
  return (
    <Dialog
      open
      role="alertdialog"
      title={sessionCopy.title}
      actions={
        <Button data-autofocus loading={asking} onClick={press}>
          {extendable ? sessionCopy.extend : sessionCopy.understood}
        </Button>
      }
    >
      <p>{extendable ? sessionCopy.idle : limit}</p>
      <TimeLeft endsAt={warning.endsAt} />
      <div role="status">{failed && <p>{sessionCopy.notExtended}</p>}</div>
    </Dialog>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const left = useSecondsLeft(endsAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const spoken = SPOKEN.find((seconds) => left <= seconds);
  return (
    <>
      <p role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {left > 0 ? sessionCopy.left(time) : sessionCopy.over}
      </p>
      <span role="status">
        <VisuallyHidden>{left > 0 && spoken !== undefined && sessionCopy.spokenLeft(spoken)}</VisuallyHidden>
      </span>
    </>
  );
}
