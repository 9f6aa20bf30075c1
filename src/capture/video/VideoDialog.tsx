import { useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Dialog } from '../../ui/shell/Dialog';
import type { UnsentClip } from './useVideoTake';
import { videoName } from './videoName';
import { VideoRecorder } from './VideoRecorder';

export interface VideoDialogProps {
  /** The name of the recording: 'Video selfie'. */
  label: string;
  /** Called with a clip that the applicant has reviewed, or with a chosen video. */
  onVideo: (video: File) => void;
  onClose: () => void;
}

const NOT_SENT_HERE = { active: false } as const;

/** Records a video of the face, in which nothing is read. The camera is on only while the dialog is open. */
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
