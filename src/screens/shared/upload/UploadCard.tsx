import { Camera } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { acceptedFiles } from '../../../capture/image/acceptedFiles';
import { AdviceDialog } from '../../../capture/photo/AdviceDialog';
import type { DocumentShape } from '../../../capture/photo/documentShape';
import { PhotoDialog } from '../../../capture/photo/PhotoDialog';
import { Button } from '../../../ui/shell/Button';
import type { UploadBoxProps } from '../../../capture/upload/UploadBox';
import type { UploadState } from '../../../capture/upload/uploadState';
import { UploadProblem } from './UploadProblem';
import styles from './upload.module.css';
import type { FileUpload } from './useFileUpload';

const copy = identificationCopy;

export interface UploadCardProps {
  /** Of the box's input. */
  id: string;
  label: string;
  art: ReactNode;
  shape?: DocumentShape;
  upload: FileUpload;
  state: UploadState;
  /** The box itself: a field of a form, or by itself. */
  children: (box: Omit<UploadBoxProps, 'id' | 'error'>) => ReactNode;
}

/** What stands around the box of one side: the way to take a picture now, what went wrong and the way to send it again. */
export function UploadCard({ id, label, art, shape, upload, state, children }: UploadCardProps) {
  const [camera, setCamera] = useState(false);
  const { phase } = upload;
  const accept = acceptedFiles();
  const working = state.status === 'uploading';
  useFocusBack(id, working || phase.name === 'advised');
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
      <UploadProblem phase={phase} onRetry={(file) => upload.send(file)} />
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

/** The input goes while the box works; who was on it finds it again. */
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
