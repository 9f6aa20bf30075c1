import { useCallback } from 'react';
import { keepFile } from '../../../api/files';
import { VIDEO_UPLOAD_TYPE } from '../../../contract/uploads';
import { videoRecorded } from '../../../flows/actions';
import { videoCancelled } from '../../../flows/uploadActions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { VideoState } from '../../../state/identification';
import { selectUpload } from '../../../state/selectors';
import type { Sending } from '../../../capture/video/ClipReview';

const extensionOf = (type: string): string => (type.split('/')[1] ?? 'webm').replace('quicktime', 'mov');

/** The sending of a video, as far as it has got; it goes on whatever page is on show. */
export function useVideo(video: VideoState) {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectUpload(VIDEO_UPLOAD_TYPE))?.phase;
  const send = useCallback(
    (clip: Blob) => {
      const file = keepFile(clip, `video.${extensionOf(clip.type)}`);
      dispatch(videoRecorded({ file }));
    },
    [dispatch],
  );
  const onCancel = useCallback(() => void dispatch(videoCancelled()), [dispatch]);
  const state: Sending = {
    active: video.status === 'uploading',
    onCancel,
    ...(phase?.name === 'sending' && { progress: phase.fraction }),
    ...(phase?.name === 'verifying' && { waiting: phase.name }),
    ...(phase?.name === 'waiting' && { waiting: phase.why }),
    ...(video.status === 'failed' && { problem: video.message }),
  };
  return { sending: state, send };
}
