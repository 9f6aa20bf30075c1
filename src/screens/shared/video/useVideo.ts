import { useCallback, useEffect, useRef } from 'react';
import { keepFile, releaseFile, type FileRef } from '../../../api/files';
import { VIDEO_UPLOAD_TYPE } from '../../../contract/uploads';
import { videoRecorded } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { VideoState } from '../../../state/identification';
import { selectUploadProgress } from '../../../state/selectors';
import type { Sending } from '../../../ui/capture/video/ClipReview';

const extensionOf = (type: string): string => (type.split('/')[1] ?? 'webm').replace('quicktime', 'mov');

/** The sending of a video, as far as it has got. */
export function useVideo(video: VideoState) {
  const dispatch = useAppDispatch();
  const progress = useAppSelector(selectUploadProgress(VIDEO_UPLOAD_TYPE));
  const kept = useRef<FileRef>(undefined);

  const sending = video.status === 'uploading';
  useEffect(() => {
    // The flow has read the bytes to their end; the page still holds the clip for another attempt.
    if (!sending && kept.current) {
      releaseFile(kept.current);
      kept.current = undefined;
    }
  }, [sending]);
  const send = useCallback(
    (clip: Blob) => {
      kept.current = keepFile(clip, `video.${extensionOf(clip.type)}`);
      dispatch(videoRecorded({ file: kept.current }));
    },
    [dispatch],
  );
  const state: Sending = {
    active: sending,
    ...(progress !== undefined && { progress }),
    ...(video.status === 'failed' && { problem: video.message }),
  };
  return { sending: state, send };
}
