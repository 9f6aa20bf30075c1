import { PAPERWORK_DOCUMENT_KO, PAPERWORK_TO_COMPLETE } from '../../contract/states';
import type { Paperwork } from '../../contract/wire';
import { statusCopy } from '../../copy/status';
import { resumeRequested, reuploadRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import styles from './status.module.css';

const actions = {
  [PAPERWORK_TO_COMPLETE]: { label: statusCopy.resume, request: resumeRequested },
  [PAPERWORK_DOCUMENT_KO]: { label: statusCopy.resend, request: reuploadRequested },
} as const;
const isActionable = (status: string): status is keyof typeof actions => status in actions;

export interface RequestActionProps {
  request: Paperwork;
  /** Id of what says which request it is. */
  describedBy: string;
}

/** What the state of a request asks of the applicant; nothing where it asks nothing. */
export function RequestAction({ request: { guid, status }, describedBy }: RequestActionProps) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusy);
  if (!isActionable(status)) return null;
  const { label, request } = actions[status];
  return (
    <Button
      className={styles.action}
      loading={busy}
      aria-describedby={describedBy}
      onClick={() => dispatch(request({ guid }))}
    >
      {label}
    </Button>
  );
}
