import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { describedBy } from '../../../ui/fields/core/describe';
import { FieldNotes } from '../../../ui/fields/core/FieldNotes';
import { SendingBar } from '../../../capture/video/SendingBar';
import { VideoRecorder } from '../../../capture/video/VideoRecorder';
import { Phrase } from './Phrase';
import type { VideoCapture } from './useVideoCapture';
import { VideoSent } from './VideoSent';

export interface VideoBoxProps {
  /** Of the box, for links to it. */
  id: string;
  capture: VideoCapture;
  /** What may be done once the video is sent. */
  sentText: string;
  /** What is missing, under the recorder. */
  error?: string;
  /** How this page is opened in another browser. */
  way?: ReactNode;
}

/** The recorder, or that the service has the video. */
export function VideoBox({ id, capture, sentText, error, way }: VideoBoxProps) {
  const { showRecorder, sending, hasClip } = capture;
  const box = useRef<HTMLDivElement>(null);
  useFocusBack(box, sending.active);
  return (
    <div
      ref={box}
      id={id}
      role="group"
      aria-label={identificationCopy.video.recorderTitle}
      aria-describedby={describedBy(id, error, undefined)}
    >
      {!showRecorder && (
        <VideoSent text={sentText} takeFocus={capture.justSent} onAgain={capture.recordAgain} />
      )}
      {showRecorder && sending.active && !hasClip && <SendingBar {...sending} />}
      {showRecorder && (!sending.active || hasClip) && (
        <VideoRecorder
          prompt={<Phrase {...capture.phrase} />}
          sending={sending}
          way={way}
          clip={capture.clip}
          onClip={capture.keep}
          onRetake={capture.retake}
          onUse={capture.send}
        />
      )}
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** The button that stops the sending goes with the bar: who was on it finds the question about the clip, or what comes first. */
function useFocusBack(box: RefObject<HTMLDivElement | null>, sending: boolean) {
  const before = useRef(sending);
  useEffect(() => {
    const ended = before.current && !sending;
    before.current = sending;
    if (ended && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus({ preventScroll: true });
  }, [box, sending]);
}
