import { useEffect, useRef, useState } from 'react';
import { keepFile, releaseFile, type FileRef } from '../../../api/files';
import { isApiError } from '../../../contract/errors';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectUploadProgress } from '../../../state/selectors';
import { prepareFile } from '../../../ui/capture/image/prepareFile';
import { FileError, type FileProblem } from '../../../ui/capture/image/problems';

export type UploadPhase =
  | { readonly name: 'rest' | 'preparing' | 'sending' }
  | { readonly name: 'refused'; readonly problem: FileProblem }
  /** `file` is ready to be sent again. */
  | { readonly name: 'failed'; readonly message: string; readonly file: File };

export interface FileUpload {
  readonly phase: UploadPhase;
  /** Fraction that has left, while one is being sent. */
  readonly progress: number | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly send: (file: File) => Promise<void>;
}

/** One file of an upload type: prepared, sent, sent again. `onStored` gets what the service has taken. */
export function useFileUpload(
  type: string,
  post: (file: FileRef) => Promise<unknown>,
  onStored: (file: File) => void,
): FileUpload {
  const [phase, setPhase] = useState<UploadPhase>({ name: 'rest' });
  const progress = useAppSelector(selectUploadProgress(type));
  // A file chosen later takes the place of one that is still on its way.
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const send = async (file: File) => {
    const mine = (attempt.current += 1);
    const stillMine = () => mine === attempt.current;
    setPhase({ name: 'sending' });
    const ref = keepFile(file, file.name);
    try {
      await post(ref);
      if (!stillMine()) return;
      onStored(file);
      setPhase({ name: 'rest' });
    } catch (error) {
      const message = isApiError(error) ? error.message : identificationCopy.files.failed;
      if (stillMine()) setPhase({ name: 'failed', message, file });
    } finally {
      releaseFile(ref);
    }
  };
  const choose = async (file: File) => {
    const mine = (attempt.current += 1);
    setPhase({ name: 'preparing' });
    const prepared = await prepareFile(file).catch((error: unknown) =>
      error instanceof FileError ? error.problem : 'unsupported',
    );
    if (mine !== attempt.current) return;
    if (prepared instanceof File) await send(prepared);
    else setPhase({ name: 'refused', problem: prepared });
  };
  return {
    phase,
    choose,
    send,
    // The last upload's fraction stands until the next one's first word.
    progress: phase.name === 'sending' && progress !== 1 ? progress : undefined,
  };
}
