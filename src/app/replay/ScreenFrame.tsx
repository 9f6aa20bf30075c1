import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { replayCopy } from '../../copy/replay';
import { REPLAY_FRAME } from '../replayPlace';
import styles from './ScreenFrame.module.css';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof sizes;

/**
 * Loads the app into the frame's empty document, which has the origin and the policy of this page: so no
 * server has to allow that the app is framed. The app finds the stage in its parent.
 */
const loadApp = (frame: Document): void => {
  frame.documentElement.lang = document.documentElement.lang;
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])'))
    frame.head.append(frame.importNode(style, true));
  const root = frame.createElement('div');
  root.id = 'root';
  frame.body.append(root);
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const script = frame.createElement('script');
    Object.assign(script, { src, async: false });
    frame.head.append(script);
  }
};

/** The frame is shown smaller where its whole width would not be in sight. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(() => setAvailable(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, scale: Math.min(1, available / width) };
}

interface ScreenFrameProps {
  readonly width: Width;
  readonly onWindow: (frame: Window) => void;
}

export function ScreenFrame({ width: name, onWindow }: ScreenFrameProps) {
  const { width, height } = sizes[name];
  const { place, scale } = useScale(width);
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = element;
    const fill = () => {
      const { contentDocument, contentWindow } = current ?? {};
      if (!contentDocument || !contentWindow || contentDocument.getElementById('root')) return;
      loadApp(contentDocument);
      onWindow(contentWindow);
    };
    fill();
    // Firefox replaces the first document of a frame by another empty one.
    current?.addEventListener('load', fill);
    return () => current?.removeEventListener('load', fill);
  }, [onWindow]);
  return (
    <div ref={place} className={styles.place} style={{ height: Math.ceil(height * scale) }}>
      <iframe
        ref={element}
        id={REPLAY_FRAME}
        title={replayCopy.frameTitle}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        allow="camera 'none'; microphone 'none'"
      />
    </div>
  );
}
