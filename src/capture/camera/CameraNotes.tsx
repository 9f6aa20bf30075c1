import { useRef } from 'react';
import { Button } from '../../ui/shell/Button';
import { Notice } from '../../ui/shell/Notice';
import styles from './CameraNotes.module.css';
import type { CameraHint } from './problems';
import type { Camera } from './useCamera';

export interface CameraNotesProps {
  camera: Camera;
  words: { readonly hints: Readonly<Record<CameraHint, string>>; readonly retry: string };
}

export function CameraNotes({ camera, words }: CameraNotesProps) {
  const { hint } = camera;
  const notes = useRef<HTMLDivElement>(null);
  // The button disappears once the problem is solved.
  const again = () => {
    notes.current?.focus();
    camera.open();
  };
  return (
    <div ref={notes} role="status" className={styles.hint} tabIndex={-1}>
      {hint !== undefined && (
        <Notice tone="warning">
          <p>{words.hints[hint]}</p>
          {(hint === 'waiting' || hint === 'muted') && (
            <Button variant="link" onClick={again}>
              {words.retry}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
