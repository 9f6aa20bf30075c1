import { useState } from 'react';
import { uploadKey } from '../../api/progress';
import { isVideoCaptcha, needsReupload } from '../../contract/states';
import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { documentsResubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { ResumeState } from '../../state/resume';
import type { RootState } from '../../state/root';
import { isMoving } from '../../state/uploads';
import { fieldId } from '../../ui/form/fieldId';
import type { ErrorListItem } from '../../ui/shell/ErrorList';
import { useVideoCapture } from '../shared/video/useVideoCapture';
import { filesOf, nameOf } from './items';

/** Unlike `selectVideo`, nothing of the step: the video that the service has is the refused one. */
const selectRecorded = (state: RootState) => state.identification.video;

export const VIDEO_ID = fieldId('video');

/** What the request wants, what of it is still missing, and the giving back. */
export function useResubmission({ guid, details }: NonNullable<ResumeState['reupload']>) {
  const dispatch = useAppDispatch();
  const documents = details.filter((item) => needsReupload(item) && !isVideoCaptcha(item));
  const video = details.find((item) => needsReupload(item) && isVideoCaptcha(item));
  const capture = useVideoCapture(useAppSelector(selectRecorded), video !== undefined);
  const [stored, setStored] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(0);

  const uploads = useAppSelector(({ uploads: all }) => all);
  const files = documents.flatMap((item) =>
    filesOf(item)
      .map((file) => ({ ...file, moving: isMoving(uploads[uploadKey(file.type, item.barCode)]) }))
      .filter(({ id, isStored, moving }) => moving || (!isStored && !stored.includes(id))),
  );
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
    /** Of the last attempt to send, less what has come since. */
    missing: refused > 0 ? missing : [],
    refused,
    markStored: (id: string) => setStored((before) => [...before, id]),
    send,
  };
}
