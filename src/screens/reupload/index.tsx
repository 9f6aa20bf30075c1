import { needsReupload, PAPERWORK_DOCUMENT_KO } from '../../contract/states';
import { useAppSelector } from '../../state/hooks';
import { guidOfPath } from '../../state/paths';
import { selectPath, selectResume } from '../../state/selectors';
import { SkeletonStep } from '../../ui/shell/Skeleton';
import { NothingAsked } from './NothingAsked';
import { Resubmission } from './Resubmission';

/** '/reupload/{guid}': what the review wants again. */
export default function Reupload() {
  const path = useAppSelector(selectPath);
  const { reupload, requests } = useAppSelector(selectResume);
  const guid = guidOfPath(path);
  if (reupload?.guid !== guid) return <SkeletonStep />;
  // Everything may have been sent on an earlier visit, and not given back yet.
  const isOpen = requests?.some((one) => one.guid === guid && one.status === PAPERWORK_DOCUMENT_KO);
  const asks = isOpen || reupload.details.some(needsReupload);
  return asks ? <Resubmission key={guid} reupload={reupload} /> : <NothingAsked />;
}
