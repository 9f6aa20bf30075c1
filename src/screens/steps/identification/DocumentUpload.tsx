import { Camera } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UPLOADED } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import { acceptedFiles } from '../../../ui/capture/image/acceptedFiles';
import { PhotoDialog } from '../../../ui/capture/photo/PhotoDialog';
import { fieldId } from '../../../ui/form/fieldId';
import { Button } from '../../../ui/shell/Button';
import { UploadField } from '../../../ui/upload/UploadField';
import type { UploadState } from '../../../ui/upload/uploadState';
import { UploadProblem } from './UploadProblem';
import styles from './identification.module.css';
import { useDocumentUpload } from './useDocumentUpload';

const copy = identificationCopy;

export interface DocumentUploadProps {
  /** Formik path of the component that says 'valid' once the file is stored. */
  name: string;
  /** Upload type on the wire. */
  uploadType: string;
  label: string;
  art: ReactNode;
}

type Upload = ReturnType<typeof useDocumentUpload>;

const stateOf = ({ phase, refreshing, isStored, preview, progress }: Upload): UploadState => {
  if (phase.name === 'preparing') return { status: 'uploading' };
  if (phase.name === 'sending') return { status: 'uploading', progress: progress ?? 0 };
  if (refreshing) return { status: 'uploading', progress: 1 };
  if (phase.name === 'failed') return { status: 'error', message: phase.message, preview };
  return isStored ? { status: 'done', preview } : { status: 'idle' };
};

/** The box of one side: a file, or a picture taken now. */
export function DocumentUpload({ name, uploadType, label, art }: DocumentUploadProps) {
  const upload = useDocumentUpload(uploadType);
  const [camera, setCamera] = useState(false);
  const accept = acceptedFiles();
  const state = stateOf(upload);
  const working = state.status === 'uploading';
  useFocusBack(fieldId(name), working);
  const choose = (file: File) => {
    setCamera(false);
    void upload.choose(file);
  };
  if (upload.checking) return <UploadSkeleton />;
  return (
    <div className={styles.upload}>
      <UploadField
        name={name}
        uploadedValue={UPLOADED}
        label={label}
        art={art}
        accept={accept}
        hint={accept === 'image/*' ? copy.files.imagesHint : copy.files.hint}
        state={state}
        onFile={choose}
      />
      <UploadProblem phase={upload.phase} onRetry={(file) => void upload.send(file)} />
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
      {camera && (
        <PhotoDialog label={label} accept={accept} onPhoto={choose} onClose={() => setCamera(false)} />
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

const UploadSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />;
