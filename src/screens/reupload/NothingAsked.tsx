import { reuploadCopy } from '../../copy/reupload';
import { statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy } from '../../state/selectors';
import { ActionBar } from '../../ui/shell/ActionBar';
import { PageHeading } from '../../ui/shell/PageHeading';

const copy = reuploadCopy.nothing;

/** The request wants no document: back to the list. */
export function NothingAsked() {
  const dispatch = useAppDispatch();
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
