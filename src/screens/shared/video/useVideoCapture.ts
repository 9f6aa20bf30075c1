import { useEffect, useRef, useState } from 'react';
import { uploadMessages } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import type { VideoState } from '../../../state/identification';
import { usePhrase } from './usePhrase';
import { useVideo } from './useVideo';

/** A video as a page needs it: whether the service has it, what is on show, what the applicant may do. Idle where none is wanted. */
export function useVideoCapture(video: VideoState, wanted = true) {
  const { status } = video;
  const { sending, send } = useVideo(video);
  const done = status === 'done';
  const [again, setAgain] = useState(false);
  const [hasClip, setHasClip] = useState(false);
  const justSent = useJustSent(status, setAgain);
  const showRecorder = !done || again;
  const phrase = usePhrase(wanted && showRecorder);
  return {
    done,
    justSent,
    showRecorder,
    hasClip,
    sending,
    phrase,
    send,
    setHasClip,
    /** What is missing while the service has no video. */
    message: hasClip ? identificationCopy.video.sendFirst : uploadMessages.docVideoCaptcha,
    recordAgain: () => setAgain(true),
    // A phrase that the service did not accept any more is no use for the next recording.
    retake: () => {
      if (status === 'failed') phrase.retry();
    },
  };
}
export type VideoCapture = ReturnType<typeof useVideoCapture>;

/** True once a sending has ended well on this page: the recording that was to replace an older one is over. */
function useJustSent(status: string, setAgain: (again: boolean) => void): boolean {
  const [justSent, setJustSent] = useState(false);
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === 'uploading' && status === 'done';
    before.current = status;
    if (!ended) return;
    setJustSent(true);
    setAgain(false);
  }, [status, setAgain]);
  return justSent;
}
