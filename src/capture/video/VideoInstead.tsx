import { identificationCopy } from '../../copy/identification';
import { ElsewhereButton } from '../OtherDevice';
import { FileButton } from '../FileButton';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface VideoInsteadProps {
  /** There is no other way here. */
  main: boolean;
  elsewhere: boolean;
  onFile: (file: File) => void;
  onLeave: () => void;
}

/** A video without the camera of this page: a file, which phones also offer to record, another device. */
export function VideoInstead({ main, elsewhere, onFile, onLeave }: VideoInsteadProps) {
  return (
    <div className={styles.fallback}>
      {!main && <span>{copy.fileTitle}</span>}
      <FileButton variant={main ? 'primary' : 'link'} accept="video/*" onFile={onFile}>
        {copy.file}
      </FileButton>
      {elsewhere && <ElsewhereButton leave={onLeave} />}
      <p>{copy.fileHint}</p>
    </div>
  );
}
