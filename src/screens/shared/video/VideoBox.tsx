import { SendingBar } from '../../../ui/capture/video/SendingBar';
import { VideoRecorder } from '../../../ui/capture/video/VideoRecorder';
import { Phrase } from './Phrase';
import type { VideoCapture } from './useVideoCapture';
import { VideoSent } from './VideoSent';

export interface VideoBoxProps {
  /** Of the box, for links to it. */
  id: string;
  capture: VideoCapture;
  /** What may be done once the video is sent. */
  sentText: string;
}

/** The recorder, or that the service has the video. */
export function VideoBox({ id, capture, sentText }: VideoBoxProps) {
  const { showRecorder, sending, hasClip } = capture;
  return (
    <div id={id}>
      {!showRecorder && (
        <VideoSent text={sentText} takeFocus={capture.justSent} onAgain={capture.recordAgain} />
      )}
      {showRecorder && sending.active && !hasClip && <SendingBar progress={sending.progress} />}
      {showRecorder && (!sending.active || hasClip) && (
        <VideoRecorder
          prompt={<Phrase {...capture.phrase} />}
          sending={sending}
          onReview={capture.setHasClip}
          onRetake={capture.retake}
          onUse={capture.send}
        />
      )}
    </div>
  );
}
