import { useState } from 'react';
import { PAPERWORK_IN_REVIEW } from '../../contract/states';
import { statusCopy } from '../../copy/status';
import { restartRequested, statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { RESUME_PATH } from '../../state/paths';
import { selectBusy, selectResume } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import { Checklist } from '../../ui/shell/illustrations/outcomes';
import { Notice } from '../../ui/shell/Notice';
import { PageHeading } from '../../ui/shell/PageHeading';
import { SkeletonField } from '../../ui/shell/Skeleton';
import { RequestCard } from './RequestCard';
import styles from './status.module.css';

const copy = statusCopy.empty;

function NoRequests() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.empty}>
      <span className={styles.art}>
        <Checklist size={80} />
      </span>
      <h2 className={styles.title}>{copy.title}</h2>
      <p>{copy.text}</p>
      <Button onClick={() => dispatch(restartRequested('/'))}>{copy.start}</Button>
      <Button variant="link" onClick={() => dispatch(restartRequested(RESUME_PATH))}>
        {copy.others}
      </Button>
    </div>
  );
}

/** Says that the list was reloaded, as it may look the same. */
function ReloadList() {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusy);
  const { requests } = useAppSelector(selectResume);
  const [before, setBefore] = useState(requests);
  const reload = () => {
    setBefore(requests);
    dispatch(statusRequested());
  };
  return (
    <div className={styles.reload}>
      <Button variant="link" loading={busy} onClick={reload}>
        {statusCopy.reload}
      </Button>
      <span role="status">{requests !== before && !busy && statusCopy.reloaded}</span>
    </div>
  );
}

const { resubmitted: sent } = statusCopy;

export default function Status() {
  const { requests, resubmitted } = useAppSelector(selectResume);
  return (
    <>
      <PageHeading lead={statusCopy.lead} loading={requests === null}>
        {statusCopy.title}
      </PageHeading>
      <div className={styles.page}>
        {requests?.some(({ guid, status }) => guid === resubmitted && status === PAPERWORK_IN_REVIEW) && (
          <Notice tone="success" title={sent.title} live>
            <p>{sent.text}</p>
          </Notice>
        )}
        {requests === null && <SkeletonField />}
        {requests?.length === 0 && <NoRequests />}
        <ul className={styles.list}>
          {requests?.map((request, index) => (
            <RequestCard key={request.guid || index} request={request} />
          ))}
        </ul>
        <ReloadList />
      </div>
    </>
  );
}
