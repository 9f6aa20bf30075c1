import { useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Dialog } from '../../ui/shell/Dialog';
import type { UnsentClip } from './useVideoTake';
import { videoName } from './videoName';
import { VideoRecorder } from './VideoRecorder';

export interface VideoDialogProps {
  label: string;
  onVideo: (video: File) => void;
  onClose: () => void;
}

const NOT_SENT_HERE = { active: false } as const;

export function VideoDialog({ label, onVideo, onClose }: VideoDialogProps) {
  const [clip, setClip] = useState<UnsentClip>();
  return (
    <Dialog open title={identificationCopy.capture.selfie.title(label)} onClose={onClose}>
      <VideoRecorder
        selfie
        clip={clip}
        sending={NOT_SENT_HERE}
        onClip={setClip}
        onRetake={() => setClip(undefined)}
        onUse={(blob) => onVideo(new File([blob], videoName(blob.type), { type: blob.type }))}
      />
    </Dialog>
  );
}
