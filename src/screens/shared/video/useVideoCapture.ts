import { useEffect, useRef, useState } from 'react';
import { uploadMessages } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import type { VideoState } from '../../../state/identification';
import { usePhrase } from './usePhrase';
import { useUnsentVideo } from './useUnsentVideo';
import { useVideo } from './useVideo';

/** A video as a page needs it: whether the service has it, what is on show, what the applicant may do. Idle where none is wanted. */
export function useVideoCapture(video: VideoState, wanted = true) {
  const { status } = video;
  const { sending, send } = useVideo(video);
  const done = status === 'done';
  const { clip, keep, drop } = useUnsentVideo();
  const hasClip = clip !== undefined;
  // A clip that was to replace the stored one, come back to.
  const [again, setAgain] = useState(done && hasClip);
  const justSent = useJustSent(status, hasClip, setAgain);
  const showRecorder = !done || again;
  // Another device has sent one in the meantime.
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
    /** What is missing while the service has no video. */
    message: sending.active
      ? identificationCopy.files.wait
      : hasClip
        ? identificationCopy.video.sendFirst
        : uploadMessages.docVideoCaptcha,
    recordAgain: () => setAgain(true),
    retake: () => {
      drop();
      // A phrase that the service did not accept any more is no use for the next recording.
      if (status === 'failed') phrase.retry();
    },
  };
}
export type VideoCapture = ReturnType<typeof useVideoCapture>;

/** True once a sending has ended well on this page, and no clip waits any more: the recording that was to replace an older one is over. */
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
