import { useEffect, useRef, useState } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import { Dialog } from '../../shell/Dialog';
import { DOCUMENT_CAMERA } from '../camera/constraints';
import { useCamera } from '../camera/useCamera';
import { FileButton } from '../FileButton';
import { PhotoCamera } from './PhotoCamera';
import { PhotoReview } from './PhotoReview';
import { takePicture } from './takePicture';

const copy = identificationCopy.photo;

export interface PhotoDialogProps {
  /** What is photographed: 'Fronte'. */
  label: string;
  /** `accept` of the way out by file. */
  accept: string;
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** Takes one picture of a document with the back camera. The camera is on while the dialog is open, and no longer. */
export function PhotoDialog({ label, accept, onPhoto, onClose }: PhotoDialogProps) {
  const camera = useCamera(DOCUMENT_CAMERA);
  const video = useRef<HTMLVideoElement>(null);
  const [photo, setPhoto] = useState<File>();
  const [early, setEarly] = useState(false);
  const { open, close } = camera;
  useEffect(open, [open]);

  const shoot = async () => {
    const taken =
      camera.state.status === 'ready' && video.current ? await takePicture(video.current) : undefined;
    setEarly(taken === undefined);
    if (taken === undefined) return;
    setPhoto(taken);
    close();
  };
  const retake = () => {
    setPhoto(undefined);
    open();
  };
  const actions = photo ? (
    <>
      <Button variant="secondary" onClick={retake}>
        {copy.retake}
      </Button>
      <Button onClick={() => onPhoto(photo)}>{copy.use}</Button>
    </>
  ) : camera.state.status === 'problem' ? (
    <FileButton variant="primary" accept={accept} onFile={onPhoto}>
      {copy.file}
    </FileButton>
  ) : (
    <Button onClick={() => void shoot()}>{copy.shoot}</Button>
  );
  return (
    <Dialog open title={copy.title(label)} onClose={onClose} actions={actions}>
      {photo ? (
        <PhotoReview photo={photo} />
      ) : (
        <PhotoCamera camera={camera} videoRef={video} early={early} onLeave={onClose} />
      )}
    </Dialog>
  );
}
