import { useCallback, useEffect, useRef, useState } from 'react';
import { keepFile, releaseFile } from '../../../api/files';
import { useDocumentPreviewQuery, useDocumentUploadMutation } from '../../../api/uploads';
import { isApiError } from '../../../contract/errors';
import { useAppSelector } from '../../../state/hooks';
import { selectUploadProgress } from '../../../state/selectors';
import { prepareFile } from '../../../ui/capture/image/prepareFile';
import { FileError, type FileProblem } from '../../../ui/capture/image/problems';
import { identificationCopy } from '../../../copy/identification';
import { usePreview } from './usePreview';

type Phase =
  | { readonly name: 'rest' | 'preparing' | 'sending' }
  | { readonly name: 'refused'; readonly problem: FileProblem }
  /** `file` is ready to be sent again. */
  | { readonly name: 'failed'; readonly message: string; readonly file: File };

/** One side of a document: prepared, sent, shown as the service has it. */
export function useDocumentUpload(type: string) {
  const [phase, setPhase] = useState<Phase>({ name: 'rest' });
  const [version, setVersion] = useState(0);
  const [upload] = useDocumentUploadMutation();
  const stored = useDocumentPreviewQuery({ type, version });
  const preview = usePreview(stored.currentData ?? undefined);
  const progress = useAppSelector(selectUploadProgress(type));
  // A file chosen later takes the place of one that is still on its way.
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const send = useCallback(
    async (file: File) => {
      const mine = (attempt.current += 1);
      const stillMine = () => mine === attempt.current;
      setPhase({ name: 'sending' });
      const ref = keepFile(file, file.name);
      try {
        await upload({ type, file: ref }).unwrap();
        if (!stillMine()) return;
        setVersion((before) => before + 1);
        setPhase({ name: 'rest' });
      } catch (error) {
        const message = isApiError(error) ? error.message : identificationCopy.files.failed;
        if (stillMine()) setPhase({ name: 'failed', message, file });
      } finally {
        releaseFile(ref);
      }
    },
    [type, upload],
  );
  const choose = useCallback(
    async (file: File) => {
      const mine = (attempt.current += 1);
      setPhase({ name: 'preparing' });
      const prepared = await prepareFile(file).catch((error: unknown) =>
        error instanceof FileError ? error.problem : 'unsupported',
      );
      if (mine !== attempt.current) return;
      if (prepared instanceof File) await send(prepared);
      else setPhase({ name: 'refused', problem: prepared });
    },
    [send],
  );

  const sent = version > 0;
  const loading = stored.isFetching || (stored.currentData != null && preview === undefined);
  return {
    phase,
    choose,
    send,
    /** The service's first word on whether there is a file. */
    checking: !sent && loading,
    /** Sent, and its preview is on the way. */
    refreshing: sent && loading,
    /** The service has a file: shown, or just accepted. */
    isStored: preview !== undefined || (sent && !loading),
    preview,
    /** The last upload's fraction stands until the next one's first word. */
    progress: phase.name === 'sending' && progress !== 1 ? progress : undefined,
  };
}
