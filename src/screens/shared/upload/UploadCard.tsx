import { Camera, Video } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FileButton } from '../../../capture/FileButton';
import { FileRefusal } from '../../../capture/FileRefusal';
import { acceptedFiles } from '../../../capture/image/fileType';
import { AdviceDialog } from '../../../capture/photo/AdviceDialog';
import type { DocumentShape } from '../../../capture/photo/PhotoCamera';
import { PhotoDialog } from '../../../capture/photo/PhotoDialog';
import type { UploadBoxProps } from '../../../capture/upload/UploadBox';
import type { UploadState } from '../../../capture/upload/uploadState';
import { useFinger } from '../../../capture/useFinger';
import { VideoDialog } from '../../../capture/video/VideoDialog';
import { isVideoUpload } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import { Boundary } from '../../../ui/shell/Boundary';
import { Button } from '../../../ui/shell/Button';
import { LostDialog } from '../../../ui/shell/LostDialog';
import { useCapturing } from '../useCapturing';
import { KeptPhoto } from './KeptPhoto';
import styles from './upload.module.css';
import { useFocusBack } from './useFocusBack';
import type { FileUpload, UploadPhase } from './useFileUpload';
import { useKeptPhoto } from './useKeptPhoto';

const copy = identificationCopy;

interface UploadProblemProps {
  phase: UploadPhase;
  /** Undefined if no file is stored. */
  keep: { label: string; onPress: () => void } | undefined;
  /** The box has something newer to say. */
  isOver: boolean;
  onRetry: (file: File) => void;
}

/** The box itself shows the service's message. */
function UploadProblem({ phase, keep, isOver, onRetry }: UploadProblemProps) {
  if (phase.name !== 'refused' && phase.name !== 'failed') return null;
  const again = phase.name === 'failed' ? phase.file : undefined;
  return (
    <>
      {phase.problem && !isOver && <FileRefusal problem={phase.problem} />}
      <div className={styles.ways}>
        {again && (
          <Button variant="link" onClick={() => onRetry(again)}>
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
  id: string;
  type: string;
  label: string;
  art: ReactNode;
  shape?: DocumentShape;
  upload: FileUpload;
  state: UploadState;
  children: (box: Omit<UploadBoxProps, 'id' | 'error'>) => ReactNode;
}

export function UploadCard({ id, type, label, art, shape, upload, state, children }: UploadCardProps) {
  const [camera, setCamera] = useState(false);
  const { phase } = upload;
  const isVideo = isVideoUpload(type);
  const accept = isVideo ? 'video/*' : acceptedFiles();
  const words = isVideo ? copy.capture.selfie : copy.photo;
  const working = state.status === 'uploading';
  const card = useFocusBack(id, `${working} ${phase.name === 'advised'} ${camera}`);
  useCapturing(camera || phase.name === 'advised');
  const hasStored = state.status === 'done' || (state.status === 'error' && state.preview !== undefined);
  const kept = useKeptPhoto(type, upload);
  /** The files so far, and whether a drop after them was none: box and alert speak one at a time. */
  const [turn, setTurn] = useState({ choice: 0, isRefused: false });
  const takeTurn = () => setTurn(({ choice }) => ({ choice: choice + 1, isRefused: false }));
  const onRefused = () => setTurn(({ choice }) => ({ choice, isRefused: true }));
  const hasProblem = 'problem' in phase && phase.problem !== undefined;
  const closeCamera = () => setCamera(false);
  const leaveCamera = () => {
    closeCamera();
    kept.forget();
  };
  const onFile = (file: File) => {
    takeTurn();
    leaveCamera();
    void upload.choose(file);
  };
  const onUse = (file: File) => {
    takeTurn();
    closeCamera();
    upload.send(file);
  };
  const fileHint = accept === 'image/*' ? copy.files.imagesHint : copy.files.hint;
  const hint = isVideo ? copy.capture.selfie.hint : fileHint;
  const ways = { label, accept, onFile };
  // A telephone has its camera in the hand: the box opens it, and the link chooses a file.
  const isCameraFirst = useFinger() && !isVideo;
  const onCamera = isCameraFirst ? () => setCamera(true) : undefined;
  return (
    <div ref={card} className={styles.upload}>
      {children({
        ...ways,
        art,
        hint,
        state,
        onCamera,
        choice: turn.choice,
        onRefused,
        isToldBelow: hasProblem,
      })}
      <UploadProblem
        phase={phase}
        keep={hasStored ? { label, onPress: upload.keep } : undefined}
        isOver={turn.isRefused}
        onRetry={(file) => upload.send(file)}
      />
      <div className={styles.camera}>
        {!working && isCameraFirst && (
          <FileButton accept={accept} name={copy.photo.fileLabel(label)} onFile={onFile}>
            {copy.photo.file}
          </FileButton>
        )}
        {!working && !isCameraFirst && (
          <Button
            variant="link"
            icon={isVideo ? <Video size={20} aria-hidden /> : <Camera size={20} aria-hidden />}
            aria-label={words.openLabel(label)}
            onClick={() => setCamera(true)}
          >
            {words.open}
          </Button>
        )}
      </div>
      {kept.photo && !camera && <KeptPhoto photo={kept.photo} onUse={upload.send} onDrop={kept.forget} />}
      {camera && (
        <Boundary
          instead={() => <LostDialog title={words.title(label)} message={words.lost} onClose={closeCamera} />}
        >
          {isVideo ? (
            <VideoDialog label={label} onVideo={onUse} onClose={closeCamera} />
          ) : (
            <PhotoDialog
              {...ways}
              shape={shape}
              onShot={(photo) => (photo ? kept.keep(photo) : kept.forget())}
              onPhoto={onUse}
              onClose={leaveCamera}
            />
          )}
        </Boundary>
      )}
      {phase.name === 'advised' && (
        <Boundary instead={() => <Unadvised file={phase.file} onUse={onUse} />}>
          <AdviceDialog {...ways} {...phase} onUse={onUse} onClose={upload.dismiss} />
        </Boundary>
      )}
    </div>
  );
}

/** In place of advice that fails: the picture is sent, as where nobody can answer it any more. */
function Unadvised({ file, onUse }: { file: File; onUse: (file: File) => void }) {
  const send = useEffectEvent(onUse);
  useEffect(() => send(file), [file]);
  return null;
}

export const Uploads = ({ children }: { children: ReactNode }) => (
  <div className={styles.uploads}>{children}</div>
);
