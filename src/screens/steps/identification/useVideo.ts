import { useCallback, useEffect, useRef } from 'react';
import { keepFile, releaseFile, type FileRef } from '../../../api/files';
import { useDocumentInfoMutation } from '../../../api/uploads';
import { UPLOADED } from '../../../contract/rules/documents';
import { VIDEO_UPLOAD_TYPE } from '../../../contract/uploads';
import { videoRecorded } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectGuid, selectUploadProgress, selectVideo } from '../../../state/selectors';
import { componentMarked } from '../../../state/step';
import type { Sending } from '../../../ui/capture/video/ClipReview';

const extensionOf = (type: string): string => (type.split('/')[1] ?? 'webm').replace('quicktime', 'mov');

/** The video as the service has it, and the sending of another. */
export function useVideo() {
  const dispatch = useAppDispatch();
  const video = useAppSelector(selectVideo);
  const progress = useAppSelector(selectUploadProgress(VIDEO_UPLOAD_TYPE));
  const kept = useRef<FileRef>(undefined);
  useStoredVideo(video.status === 'idle');

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
  return { status: video.status, sending: state, send };
}

/** An earlier visit may have left a video of which the step does not speak: the service is asked once. */
function useStoredVideo(unknown: boolean) {
  const dispatch = useAppDispatch();
  const guid = useAppSelector(selectGuid);
  const [ask] = useDocumentInfoMutation();
  useEffect(() => {
    if (!unknown || guid === '') return;
    let current = true;
    void ask({ guid }).then(({ data }) => {
      if (!current || data?.data.videoUploaded !== true) return;
      dispatch(
        componentMarked({
          widget: 'video',
          component: 'docVideoCaptcha',
          value: UPLOADED,
          status: UPLOADED,
        }),
      );
    });
    return () => {
      current = false;
    };
  }, [unknown, guid, ask, dispatch]);
}
