import { Camera } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FileRefusal } from '../../../capture/FileRefusal';
import { acceptedFiles } from '../../../capture/image/fileType';
import { AdviceDialog } from '../../../capture/photo/AdviceDialog';
import type { DocumentShape } from '../../../capture/photo/PhotoCamera';
import { PhotoDialog } from '../../../capture/photo/PhotoDialog';
import type { UploadBoxProps } from '../../../capture/upload/UploadBox';
import type { UploadState } from '../../../capture/upload/uploadState';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../../ui/shell/Button';
import { useCapturing } from '../useCapturing';
import styles from './upload.module.css';
import type { FileUpload, UploadPhase } from './useFileUpload';

const copy = identificationCopy;

interface UploadProblemProps {
  phase: UploadPhase;
  /** Keeps the file that is stored; undefined if there is none. */
  keep: { label: string; onPress: () => void } | undefined;
  onRetry: (file: File) => void;
}

/** Under the box: why a file cannot be used, and the ways on. The box itself shows the service's message. */
function UploadProblem({ phase, keep, onRetry }: UploadProblemProps) {
  if (phase.name !== 'refused' && phase.name !== 'failed') return null;
  return (
    <>
      {phase.problem && <FileRefusal problem={phase.problem} />}
      <div className={styles.ways}>
        {phase.name === 'failed' && (
          <Button variant="link" onClick={() => onRetry(phase.file)}>
            {copy.files.retry}
          </Button>
        )}
        {keep && (
          <Button variant="link" aria-label={copy.files.keepLabel(keep.label)} onClick={keep.onPress}>
            {copy.files.keep}
          </Button>
        )}
      </div>
    </>
  );
}

interface UploadCardProps {
  /** Id of the box's input. */
  id: string;
  label: string;
  art: ReactNode;
  shape?: DocumentShape;
  upload: FileUpload;
  state: UploadState;
  /** Renders the upload box, as a form field or alone. */
  children: (box: Omit<UploadBoxProps, 'id' | 'error'>) => ReactNode;
}

/** The parts around an upload box: the camera, errors and retry. */
export function UploadCard({ id, label, art, shape, upload, state, children }: UploadCardProps) {
  const [camera, setCamera] = useState(false);
  const { phase } = upload;
  const accept = acceptedFiles();
  const working = state.status === 'uploading';
  useFocusBack(id, working || phase.name === 'advised');
  useCapturing(camera || phase.name === 'advised');
  const hasStored = state.status === 'done' || (state.status === 'error' && state.preview !== undefined);
  const closeCamera = () => setCamera(false);
  const onFile = (file: File) => {
    closeCamera();
    void upload.choose(file);
  };
  const onUse = (file: File) => {
    closeCamera();
    upload.send(file);
  };
  const hint = accept === 'image/*' ? copy.files.imagesHint : copy.files.hint;
  const ways = { label, accept, onFile };
  return (
    <div className={styles.upload}>
      {children({ ...ways, art, hint, state })}
      <UploadProblem
        phase={phase}
        keep={hasStored ? { label, onPress: upload.keep } : undefined}
        onRetry={(file) => upload.send(file)}
      />
      <div className={styles.camera}>
        {!working && (
          <Button
            variant="link"
            icon={<Camera size={20} aria-hidden />}
            aria-label={copy.photo.openLabel(label)}
            onClick={() => setCamera(true)}
          >
            {copy.photo.open}
          </Button>
        )}
      </div>
      {camera && <PhotoDialog {...ways} shape={shape} onPhoto={onUse} onClose={closeCamera} />}
      {phase.name === 'advised' && (
        <AdviceDialog {...ways} {...phase} onUse={onUse} onClose={upload.dismiss} />
      )}
    </div>
  );
}

/** Uploading unmounts the input. If it had the focus, it gets it back. */
function useFocusBack(id: string, working: boolean) {
  const before = useRef(working);
  useEffect(() => {
    const ended = before.current && !working;
    before.current = working;
    if (ended && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
  }, [id, working]);
}

/** Upload cards, one under the other. */
export const Uploads = ({ children }: { children: ReactNode }) => (
  <div className={styles.uploads}>{children}</div>
);
