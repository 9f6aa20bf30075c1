import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import styles from './video.module.css';

const copy = identificationCopy.video;

export interface VideoSentProps {
  /** What may be done now. */
  text: string;
  /** The button that sent it has gone: the focus comes here. */
  takeFocus: boolean;
  onAgain: () => void;
}

/** The service has the video; another may take its place. */
export function VideoSent({ text, takeFocus, onAgain }: VideoSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <Notice tone="success" title={copy.sent}>
        <p>{text}</p>
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}
