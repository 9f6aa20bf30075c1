import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { joinClasses } from '../../ui/shell/joinClasses';
import styles from './CameraPreview.module.css';

export interface CameraPreviewProps {
  stream: MediaStream | undefined;
  label: string;
  /** Mirrors the preview of a front camera; the recording is not mirrored. */
  mirrored?: boolean;
  onPicture: (video: HTMLVideoElement) => void;
  videoRef?: RefObject<HTMLVideoElement | null>;
  children?: ReactNode;
}

export function CameraPreview({
  stream,
  label,
  mirrored = false,
  onPicture,
  videoRef,
  children,
}: CameraPreviewProps) {
  const own = useRef<HTMLVideoElement>(null);
  const ref = videoRef ?? own;
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream ?? null;
    // After a first stream iOS ignores `autoplay`. A refusal to play is detected as a missing picture.
    if (stream) video.play().catch(() => undefined);
  }, [stream, ref]);
  return (
    <div className={styles.frame}>
      <video
        ref={ref}
        className={joinClasses(styles.video, mirrored && styles.mirrored)}
        aria-label={label}
        hidden={stream === undefined}
        autoPlay
        muted
        playsInline
        onLoadedData={(event) => onPicture(event.currentTarget)}
      />
      {children}
    </div>
  );
}
