import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileOf, keepFile } from '../../../api/files';
import type { Sending } from '../../../capture/video/ClipReview';
import type { UnsentClip } from '../../../capture/video/useVideoTake';
import { videoName } from '../../../capture/video/videoName';
import { uploadMessages } from '../../../contract/rules/documents';
import { VIDEO_UPLOAD_TYPE } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import { videoCancelled, videoRecorded } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { videoKept, type VideoState } from '../../../state/identification';
import { selectUnsentVideo, selectUpload } from '../../../state/selectors';
import { usePhrase } from './usePhrase';

/** The unsent clip outlives the page. The flow releases its file. */
export function useUnsentVideo() {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectUnsentVideo);
  const clip = useMemo((): UnsentClip | undefined => {
    const blob = kept ? fileOf(kept.file) : undefined;
    return blob && kept ? { blob, fromCamera: kept.fromCamera, silent: kept.silent } : undefined;
  }, [kept]);

  const keep = useCallback(
    ({ blob, fromCamera, silent }: UnsentClip) =>
      void dispatch(videoKept({ file: keepFile(blob, 'video'), fromCamera, silent })),
    [dispatch],
  );
  const drop = useCallback(() => void dispatch(videoKept(null)), [dispatch]);
  return { clip, keep, drop };
}

/** The upload continues when the page changes. */
function useVideo(video: VideoState) {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectUpload(VIDEO_UPLOAD_TYPE))?.phase;
  const send = useCallback(
    (clip: Blob) => {
      const file = keepFile(clip, videoName(clip.type));
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

/** Idle unless `wanted`. */
export function useVideoCapture(video: VideoState, wanted = true) {
  const { status } = video;
  const { sending, send } = useVideo(video);
  const done = status === 'done';
  const { clip, keep, drop } = useUnsentVideo();
  const hasClip = clip !== undefined;
  // On return to the page, an unsent clip that replaces the stored one is shown again.
  const [again, setAgain] = useState(done && hasClip);
  const justSent = useJustSent(status, hasClip, setAgain);
  const showRecorder = !done || again;
  // Another device has sent a video meanwhile.
  const overtaken = hasClip && !showRecorder;
  useEffect(() => {
    if (overtaken) drop();
  }, [overtaken, drop]);
  const phrase = usePhrase(wanted && showRecorder);
  return {
    done,
    justSent,
    showRecorder,
    hasClip,
    clip,
    sending,
    phrase,
    send,
    keep,
    message: sending.active
      ? identificationCopy.files.wait
      : hasClip
        ? identificationCopy.video.sendFirst
        : uploadMessages.docVideoCaptcha,
    recordAgain: () => setAgain(true),
    retake: () => {
      drop();
      // The service no longer accepts the phrase, so the next recording needs another.
      if (status === 'failed') phrase.retry();
    },
  };
}
export type VideoCapture = ReturnType<typeof useVideoCapture>;

function useJustSent(status: string, hasClip: boolean, setAgain: (again: boolean) => void): boolean {
  const [justSent, setJustSent] = useState(false);
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === 'uploading' && status === 'done' && !hasClip;
    before.current = status;
    if (!ended) return;
    setJustSent(true);
    setAgain(false);
  }, [status, hasClip, setAgain]);
  return justSent;
}
