import { useState, type ReactNode } from 'react';
import { Boundary } from '../../ui/shell/Boundary';
import type { UnsentClip } from './useVideoTake';
import { ClipReview, type Sending } from './ClipReview';
import { LostRecorder } from './LostRecorder';
import { Recording } from './Recording';

export interface VideoRecorderProps {
  /** The phrase to read; it stays visible beside the picture. */
  prompt?: ReactNode;
  /** The face alone is recorded: no document is shown and nothing is read. */
  selfie?: boolean;
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

/**
 * Records up to five seconds, with review and retake. Without a camera, or where the recorder fails, a video
 * file can be chosen.
 */
export function VideoRecorder(props: VideoRecorderProps) {
  return (
    <Boundary instead={() => <LostRecorder {...props} />}>
      <Takes {...props} />
    </Boundary>
  );
}

function Takes({ clip, sending, onRetake, onUse, ...recording }: VideoRecorderProps) {
  const [again, setAgain] = useState(false);
  if (!clip) return <Recording {...recording} again={again} refusal={sending.problem} />;
  const { selfie } = recording;
  const retake = () => {
    setAgain(clip.fromCamera);
    onRetake();
  };
  return (
    <ClipReview
      selfie={selfie}
      clip={clip}
      sending={sending}
      onUse={() => onUse(clip.blob)}
      onRetake={retake}
    />
  );
}
