import { useEffect, useRef, useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { announce } from '../../ui/shell/announce';
import { Button } from '../../ui/shell/Button';
import { Dialog } from '../../ui/shell/Dialog';
import { DOCUMENT_CAMERA } from '../camera/devices';
import { useCamera } from '../camera/useCamera';
import { FileButton } from '../FileButton';
import type { Prepared } from '../image/prepareFile';
import { FileError, type FileProblem } from '../image/problems';
import { isPageCanvasAltered } from '../image/shrinkOnPage';
import { turnPicture } from '../image/turnPicture';
import { AlteredPictures } from './AlteredPictures';
import { type DocumentShape, PhotoCamera } from './PhotoCamera';
import { PhotoReview } from './PhotoReview';
import { takePicture } from './takePicture';
import { useShutter } from './useShutter';

const copy = identificationCopy.photo;

export interface PhotoDialogProps {
  label: string;
  shape?: DocumentShape;
  accept: string;
  /** Undefined: another is to be taken. */
  onShot?: (photo: File | undefined) => void;
  onPhoto: (photo: File) => void;
  /** Chosen in place of a photo, unprocessed. */
  onFile: (file: File) => void;
  onClose: () => void;
}

export function PhotoDialog({
  label,
  shape = 'card',
  accept,
  onShot,
  onPhoto,
  onFile,
  onClose,
}: PhotoDialogProps) {
  const camera = useCamera(DOCUMENT_CAMERA);
  const video = useRef<HTMLVideoElement>(null);
  const [shot, setShot] = useState<Prepared>();
  const [again, setAgain] = useState(false);
  const [shooting, setShooting] = useState(false);
  const [trouble, setTrouble] = useState<'early' | FileProblem>();
  const [altered] = useState(isPageCanvasAltered);
  const { open, close } = camera;
  useEffect(() => {
    if (!altered) open();
  }, [altered, open]);

  const shoot = async () => {
    if (camera.state.status !== 'ready' || !video.current) return setTrouble('early');
    setShooting(true);
    const taken = await takePicture(video.current).catch((error: unknown) =>
      error instanceof FileError ? error.problem : 'unsupported',
    );
    setShooting(false);
    if (typeof taken !== 'object') return setTrouble(taken ?? 'early');
    setTrouble(undefined);
    setShot(taken);
    onShot?.(taken.file);
    close();
  };
  const isLive = camera.state.status === 'ready' && !shooting && shape !== 'person';
  const shutter = useShutter(video, isLive, () => void shoot());
  const retake = () => {
    setShot(undefined);
    setAgain(true);
    onShot?.(undefined);
    open();
  };
  const turn = async (taken: Prepared) => {
    const file = await turnPicture(taken.file).catch(() => taken.file);
    setShot((now) => (now === taken ? { ...taken, file } : now));
    if (file !== taken.file) announce(copy.turned);
  };
  const broken = altered || camera.state.status === 'problem';
  const advised = shot !== undefined && shot.advice.length > 0;
  const actions = shot ? (
    <>
      <Button data-by-itself variant={advised ? 'primary' : 'secondary'} onClick={retake}>
        {advised ? copy.advice.again : copy.retake}
      </Button>
      <Button data-by-itself variant={advised ? 'secondary' : 'primary'} onClick={() => onPhoto(shot.file)}>
        {advised ? copy.advice.use : copy.use}
      </Button>
    </>
  ) : (
    <>
      <FileButton variant={broken ? 'primary' : 'secondary'} accept={accept} onFile={onFile}>
        {copy.file}
      </FileButton>
      {!broken && (
        <Button loading={shooting} onClick={() => void shoot()}>
          {copy.shoot}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open full title={copy.title(label)} onClose={onClose} actions={actions}>
      {altered ? (
        <AlteredPictures onLeave={onClose} />
      ) : shot ? (
        <PhotoReview {...shot} onTurn={() => void turn(shot)} />
      ) : (
        <PhotoCamera
          camera={camera}
          shape={shape}
          shutter={shutter}
          videoRef={video}
          trouble={trouble}
          again={again}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}
