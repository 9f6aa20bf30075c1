import { needsReupload } from '../../contract/states';
import { reuploadCopy } from '../../copy/reupload';
import { statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResumeState } from '../../state/resume';
import { selectBusy } from '../../state/selectors';
import { ActionBar } from '../../ui/shell/ActionBar';
import { ErrorList } from '../../ui/shell/ErrorList';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Uploads } from '../shared/upload/Uploads';
import { VideoBox } from '../shared/video/VideoBox';
import { VideoTips } from '../shared/video/VideoTips';
import { AskedItem } from './AskedItem';
import { filesOf } from './items';
import { OtherItems } from './OtherItems';
import { ReuploadFile } from './ReuploadFile';
import { useResubmission, VIDEO_ID } from './useResubmission';

const copy = reuploadCopy;

/** What the review has refused or asked for: sent again file by file, given back as a whole. */
export function Resubmission({ reupload }: { reupload: NonNullable<ResumeState['reupload']> }) {
  const dispatch = useAppDispatch();
  const { documents, video, capture, missing, refused, markStored, send } = useResubmission(reupload);
  const withoutDocuments = video ? copy.title.videoAlone : copy.title.documents;
  const withDocuments = video ? copy.title.withVideo : copy.title.documents;
  const asksNothing = documents.length === 0 && !video;
  return (
    <>
      <PageHeading lead={asksNothing ? copy.ready : copy.lead}>
        {documents.length === 0 ? withoutDocuments : withDocuments}
      </PageHeading>
      <ErrorList title={copy.missingTitle} items={missing} focusKey={refused} />
      {documents.map((item) => (
        <AskedItem key={item.barCode} item={item}>
          <Uploads>
            {filesOf(item).map((file) => (
              <ReuploadFile
                key={file.id}
                item={item}
                file={file}
                missing={missing.some(({ fieldId }) => fieldId === file.id)}
                onStored={() => markStored(file.id)}
              />
            ))}
          </Uploads>
        </AskedItem>
      ))}
      {video && (
        <AskedItem item={video}>
          {capture.showRecorder && <VideoTips />}
          <VideoBox id={VIDEO_ID} capture={capture} sentText={copy.videoSent} />
        </AskedItem>
      )}
      <OtherItems
        {...(asksNothing ? copy.all : copy.others)}
        items={reupload.details.filter((item) => !needsReupload(item))}
      />
      <ActionBar
        continueLabel={copy.send}
        busy={useAppSelector(selectBusy)}
        onBack={() => dispatch(statusRequested())}
        onContinue={send}
      />
    </>
  );
}
