import { needsReupload, PAPERWORK_DOCUMENT_KO } from '../../contract/states';
import { reuploadCopy } from '../../copy/reupload';
import { statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { guidOfPath } from '../../state/paths';
import { selectBusy, selectPath, selectResume } from '../../state/selectors';
import { ActionBar } from '../../ui/shell/ActionBar';
import { PageHeading } from '../../ui/shell/PageHeading';
import { SkeletonStep } from '../../ui/shell/Skeleton';
import { useTabTitle } from '../shared/useTabTitle';
import { Resubmission } from './Resubmission';

const copy = reuploadCopy.nothing;

function NothingAsked() {
  const dispatch = useAppDispatch();
  useTabTitle(copy.title);
  return (
    <>
      <PageHeading lead={copy.text}>{copy.title}</PageHeading>
      <ActionBar
        continueLabel={copy.back}
        busy={useAppSelector(selectBusy)}
        onContinue={() => dispatch(statusRequested())}
      />
    </>
  );
}

export default function Reupload() {
  const path = useAppSelector(selectPath);
  const { reupload, requests } = useAppSelector(selectResume);
  const guid = guidOfPath(path);
  if (reupload?.guid !== guid) return <SkeletonStep />;
  // An earlier visit may have uploaded everything without submitting it.
  const isOpen = requests?.some((one) => one.guid === guid && one.status === PAPERWORK_DOCUMENT_KO);
  const asks = isOpen || reupload.details.some(needsReupload);
  return asks ? <Resubmission key={guid} reupload={reupload} /> : <NothingAsked />;
}
