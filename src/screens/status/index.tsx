import { statusCopy } from '../../copy/status';
import { useAppSelector } from '../../state/hooks';
import { selectResume } from '../../state/selectors';
import { Notice } from '../../ui/shell/Notice';
import { PageHeading } from '../../ui/shell/PageHeading';
import { SkeletonField } from '../../ui/shell/Skeleton';
import { NoRequests } from './NoRequests';
import { ReloadList } from './ReloadList';
import { RequestCard } from './RequestCard';
import styles from './status.module.css';

const { resubmitted: sent } = statusCopy;

/** '/status': how every request of the applicant stands, and what to do next. */
export default function Status() {
  const { requests, resubmitted } = useAppSelector(selectResume);
  return (
    <>
      <PageHeading lead={statusCopy.lead}>{statusCopy.title}</PageHeading>
      <div className={styles.page}>
        {resubmitted !== '' && (
          <Notice tone="success" title={sent.title} live>
            <p>{sent.text}</p>
          </Notice>
        )}
        {requests === null && <SkeletonField />}
        {requests?.length === 0 && <NoRequests />}
        <ul className={styles.list}>
          {requests?.map((request) => (
            <RequestCard key={request.guid} request={request} />
          ))}
        </ul>
        <ReloadList />
      </div>
    </>
  );
}
