import { useState, type ReactNode } from 'react';
import { identificationCopy } from '../../copy/identification';
import { CaptureAlert } from '../CaptureAlert';
import type { Sending } from './ClipReview';
import { SendingBar } from './SendingBar';
import { VideoAlternatives } from './VideoAlert';
import { videoFileProblem, type VideoFileProblem } from './videoFile';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

interface LostRecorderProps {
  prompt?: ReactNode;
  sending: Sending;
  onUse: (clip: Blob) => void;
}

/** A chosen video is sent at once: the review may be what failed. */
export function LostRecorder({ prompt, sending, onUse }: LostRecorderProps) {
  const [problem, setProblem] = useState<VideoFileProblem>();
  const choose = async (file: File) => {
    const found = await videoFileProblem(file);
    setProblem(found);
    if (found === undefined) onUse(file);
  };
  if (sending.active) return <SendingBar {...sending} />;
  const words = problem === undefined ? sending.problem : copy.recordingProblems[problem];
  return (
    <div className={styles.stack}>
      {prompt}
      <CaptureAlert title={words ?? copy.lost} />
      <VideoAlternatives main otherDevice onFile={(file) => void choose(file)} onLeave={() => undefined} />
    </div>
  );
}
