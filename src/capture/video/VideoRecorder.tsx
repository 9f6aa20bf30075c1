import { useState, type ReactNode } from 'react';
import { Boundary } from '../../ui/shell/Boundary';
import type { UnsentClip } from './useVideoTake';
import { ClipReview, type Sending } from './ClipReview';
import { LostRecorder } from './LostRecorder';
import { Recording } from './Recording';

export interface VideoRecorderProps {
  prompt?: ReactNode;
  /** The face alone is recorded: no document is shown and nothing is read. */
  selfie?: boolean;
  way?: ReactNode;
  /** The parent keeps the unsent clip. */
  clip: UnsentClip | undefined;
  sending: Sending;
  onClip: (clip: UnsentClip) => void;
  /** Called as a recording begins, with its countdown, and as it ends. */
  onRecording?: (active: boolean) => void;
  onRetake: () => void;
  onUse: (clip: Blob) => void;
}

/** Without a camera, or where the recorder fails, a video file can be chosen. */
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
