import { needsReupload } from '../../contract/states';
import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResumeState } from '../../state/resume';
import { selectBusy } from '../../state/selectors';
import { ActionBar } from '../../ui/shell/ActionBar';
import { ErrorList } from '../../ui/shell/ErrorList';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import { StateChip } from '../shared/StateChip';
import { Uploads } from '../shared/upload/UploadCard';
import { OtherWay } from '../shared/video/OtherWay';
import { useTabTitle } from '../shared/useTabTitle';
import { VideoBox } from '../shared/video/VideoBox';
import { VideoTips } from '../shared/video/VideoTips';
import { AskedItem, ReuploadFile } from './ReuploadFile';
import { filesOf, labelOf, nameOf } from './items';
import styles from './reupload.module.css';
import { useResubmission, VIDEO_ID } from './useResubmission';

interface OtherItemsProps {
  title: string;
  text?: string;
  items: readonly PaperworkDetail[];
}

function OtherItems({ title, text, items }: OtherItemsProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} text={text}>
      <ul className={styles.others}>
        {items.map((item) => {
          const { label, tone } = labelOf(item);
          return (
            <li key={item.tipo + item.barCode} className={styles.other}>
              <span>{nameOf(item)}</span> <StateChip tone={tone}>{label}</StateChip>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const copy = reuploadCopy;

export function Resubmission({ reupload }: { reupload: NonNullable<ResumeState['reupload']> }) {
  const dispatch = useAppDispatch();
  const { documents, video, capture, missing, isReplaced, ...resubmission } = useResubmission(reupload);
  const withoutDocuments = video ? copy.title.videoAlone : copy.title.documents;
  const withDocuments = video ? copy.title.withVideo : copy.title.documents;
  const asksNothing = documents.length === 0 && !video;
  const title = documents.length === 0 ? withoutDocuments : withDocuments;
  useTabTitle(title);
  return (
    <>
      <PageHeading lead={asksNothing ? copy.ready : copy.lead}>{title}</PageHeading>
      <ErrorList title={copy.missingTitle} items={missing} focusKey={resubmission.refused} />
      {documents.map((item) => (
        <AskedItem key={item.barCode} item={item} replaced={isReplaced(item)}>
          <Uploads>
            {filesOf(item).map((file) => (
              <ReuploadFile
                key={file.id}
                item={item}
                file={file}
                missing={missing.some(({ fieldId }) => fieldId === file.id)}
              />
            ))}
          </Uploads>
        </AskedItem>
      ))}
      {video && (
        <AskedItem item={video} replaced={isReplaced(video)}>
          {capture.showRecorder && <VideoTips />}
          <VideoBox id={VIDEO_ID} capture={capture} sentText={copy.videoSent} />
          {capture.showRecorder && <OtherWay />}
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
        onContinue={resubmission.send}
      />
    </>
  );
}
