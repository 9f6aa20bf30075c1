import { useState, type ReactNode } from 'react';
import type { UnsentClip } from './clip';
import { ClipReview, type Sending } from './ClipReview';
import { Recording } from './Recording';

export interface VideoRecorderProps {
  /** What is to be read aloud; it stays in sight beside the picture. */
  prompt?: ReactNode;
  /** How this page is opened in another browser, where this one is part of an app. */
  way?: ReactNode;
  /** What was recorded or chosen and waits to be sent; who shows the recorder keeps it. */
  clip: UnsentClip | undefined;
  sending: Sending;
  onClip: (clip: UnsentClip) => void;
  /** The clip is thrown away to record another. */
  onRetake: () => void;
  /** The applicant has looked at the clip and wants it sent: a webm or what the browser records, within the limits. */
  onUse: (clip: Blob) => void;
}

/** Camera, recording of five seconds at most, playback, retake; a video file where there is no camera. */
export function VideoRecorder({ prompt, way, clip, sending, onClip, onRetake, onUse }: VideoRecorderProps) {
  const [again, setAgain] = useState(false);
  if (!clip) return <Recording prompt={prompt} way={way} again={again} onClip={onClip} />;
  const retake = () => {
    setAgain(clip.fromCamera);
    onRetake();
  };
  return <ClipReview clip={clip} sending={sending} onUse={() => onUse(clip.blob)} onRetake={retake} />;
}
