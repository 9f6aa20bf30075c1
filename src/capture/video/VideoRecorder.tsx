import { useState, type ReactNode } from 'react';
import type { UnsentClip } from './useVideoTake';
import { ClipReview, type Sending } from './ClipReview';
import { Recording } from './Recording';

export interface VideoRecorderProps {
  /** The phrase to read; it stays visible beside the picture. */
  prompt?: ReactNode;
  /** How to open this page in another browser, shown in in-app browsers. */
  way?: ReactNode;
  /** The unsent clip. The parent keeps it. */
  clip: UnsentClip | undefined;
  sending: Sending;
  onClip: (clip: UnsentClip) => void;
  /** Called as a recording begins, with its countdown, and as it ends. */
  onRecording?: (active: boolean) => void;
  /** Discards the clip to record another. */
  onRetake: () => void;
  /** Sends the reviewed clip: webm or the browser's format, within the limits. */
  onUse: (clip: Blob) => void;
}

/** Records up to five seconds, with review and retake. Without a camera a video file can be chosen. */
export function VideoRecorder({ clip, sending, onRetake, onUse, ...recording }: VideoRecorderProps) {
  const [again, setAgain] = useState(false);
  if (!clip) return <Recording {...recording} again={again} />;
  const retake = () => {
    setAgain(clip.fromCamera);
    onRetake();
  };
  return <ClipReview clip={clip} sending={sending} onUse={() => onUse(clip.blob)} onRetake={retake} />;
}
