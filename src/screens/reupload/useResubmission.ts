import { useState } from 'react';
import { uploadKey } from '../../api/uploadProgress';
import { isVideoCaptcha, needsReupload } from '../../contract/states';
import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { documentsResubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResumeState } from '../../state/resume';
import type { RootState } from '../../state/root';
import { selectIsRecording } from '../../state/selectors';
import { hasFailed, hasStored, isUploading } from '../../state/uploads';
import { fieldId } from '../../ui/form/fieldId';
import type { ErrorListItem } from '../../ui/shell/ErrorList';
import { useVideoCapture } from '../shared/video/useVideoCapture';
import { filesOf, nameOf } from './items';

/** Unlike `selectVideo` it ignores the step, whose video is the refused one. */
const selectRecorded = (state: RootState) => state.identification.video;

export const VIDEO_ID = fieldId('video');

export function useResubmission({ guid, details }: NonNullable<ResumeState['reupload']>) {
  const dispatch = useAppDispatch();
  const documents = details.filter((item) => needsReupload(item) && !isVideoCaptcha(item));
  const video = details.find((item) => needsReupload(item) && isVideoCaptcha(item));
  const capture = useVideoCapture(useAppSelector(selectRecorded), video !== undefined);
  const [refused, setRefused] = useState(0);

  const uploads = useAppSelector(({ uploads: all }) => all);
  const files = documents.flatMap((item) =>
    filesOf(item)
      .map((file) => {
        const upload = uploads[uploadKey(file.type, item.barCode)];
        const isStored = file.isStored || hasStored(upload);
        return { ...file, isStored, moving: isUploading(upload), failed: hasFailed(upload) };
      })
      .filter(({ isStored, moving, failed }) => moving || failed || !isStored),
  );
  const isReplaced = (item: PaperworkDetail): boolean =>
    isVideoCaptcha(item)
      ? capture.done
      : filesOf(item).every(({ id }) => !files.some((file) => file.id === id));
  const isRecording = useAppSelector(selectIsRecording);
  const videoMessage = (item: PaperworkDetail) =>
    capture.hasClip || capture.sending.active ? capture.message : nameOf(item);
  const missing: ErrorListItem[] = [
    ...files.map(({ id, fullName, moving }) => ({
      message: moving ? reuploadCopy.moving(fullName) : fullName,
      fieldId: id,
    })),
    ...(video && !capture.done ? [{ message: videoMessage(video), fieldId: VIDEO_ID }] : []),
  ];
  const send = () => {
    if (missing.length > 0) setRefused((count) => count + 1);
    else dispatch(documentsResubmitted({ guid }));
  };
  return {
    documents,
    video,
    capture,
    /** Missing at the last attempt, without those uploaded since. */
    missing: refused > 0 ? missing.filter(({ fieldId: id }) => !(isRecording && id === VIDEO_ID)) : [],
    isReplaced,
    refused,
    send,
  };
}
