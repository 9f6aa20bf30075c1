import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { joinClasses } from '../../ui/shell/joinClasses';
import styles from './CameraPreview.module.css';

export interface CameraPreviewProps {
  stream: MediaStream | undefined;
  /** What the picture is, for who cannot see it. */
  label: string;
  /** As in a mirror, for a camera that looks at the person; what is recorded is not turned. */
  mirrored?: boolean;
  /** The first picture of a stream is on screen. */
  onPicture: (video: HTMLVideoElement) => void;
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** Over the picture: a frame to aim by, a countdown, a button. */
  children?: ReactNode;
}

/** The live picture in a frame that keeps its size whether there is a picture or not. */
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
    // iOS starts no stream by `autoplay` alone once one was shown before; a refusal to play shows as no picture.
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
