import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileOf, keepFile, type FileRef } from '../../../api/files';
import type { UploadProgress } from '../../../api/uploadProgress';
import { warnBeforeUnload, stopUnloadWarning } from '../../../flows/uploads/unloadWarning';
import { uploadCancelled, uploadRequested, type UploadRequest } from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectUpload } from '../../../state/selectors';
import { hasStored, isUploading, uploadPreparing, type Upload } from '../../../state/uploads';
import type { Advice } from '../../../capture/image/picture';
import type { FileProblem } from '../../../capture/image/problems';
import { noteSentFile, prepareChosenFile, type UploadPlace } from './chosenFiles';

type LocalPhase =
  | { readonly name: 'rest' }
  /** Ready, but the applicant may want to take another: `send` it or `dismiss` it. */
  | {
      readonly name: 'advised';
      readonly file: File;
      readonly advice: readonly Advice[];
      readonly choice: number;
    }
  | { readonly name: 'refused'; readonly problem: FileProblem };

export type UploadPhase =
  | LocalPhase
  | { readonly name: 'preparing' | 'sending' }
  /** `file` can be sent again, if there is one. `problem` belongs to a file chosen since. */
  | {
      readonly name: 'failed';
      readonly message: string;
      readonly file: File | undefined;
      readonly problem?: FileProblem | undefined;
    };

export interface FileUpload {
  readonly phase: UploadPhase;
  /** Fraction sent, while bytes are sent. */
  readonly progress: number | undefined;
  readonly waiting: 'offline' | 'interrupted' | 'verifying' | undefined;
  /** Changes whenever the service may have stored another file from this box. */
  readonly version: number;
  readonly hasStored: boolean;
  readonly choose: (file: File) => Promise<void>;
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
  /** The file stored before stays. */
  readonly keep: () => void;
}

const REST: LocalPhase = { name: 'rest' };

/** The store holds the number of the latest choice, even after the page is left. */
let choices = 0;

const phaseOf = (local: LocalPhase, upload: Upload | undefined): UploadPhase => {
  if (local.name === 'advised' || upload === undefined) return local;
  const { preparing, phase: stored } = upload;
  if (preparing !== undefined) return { name: 'preparing' };
  if (stored.name === 'rest') return local;
  return stored.name === 'failed'
    ? {
        ...stored,
        file: stored.file && (fileOf(stored.file) as File),
        problem: local.name === 'refused' ? local.problem : undefined,
      }
    : { name: 'sending' };
};

const waitingFor = (moving: UploadProgress): FileUpload['waiting'] => {
  if (moving.name === 'waiting') return moving.why;
  return moving.name === 'verifying' ? 'verifying' : undefined;
};

/**
 * The flow sends the file even if the page is left. `onStored` gets the stored file, unless another visit of
 * the page had chosen it.
 */
export function useFileUpload(
  requestFor: (file: FileRef) => UploadRequest,
  place: UploadPlace,
  onStored?: (file: File | undefined) => void,
): FileUpload {
  const { key } = place;
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const upload = useAppSelector(selectUpload(key));
  // A refusal is shown until it is answered, although the page was left meanwhile.
  const [local, setLocal] = useState<LocalPhase>(() =>
    upload?.refused === undefined ? REST : { name: 'refused', problem: upload.refused },
  );
  const { phase, stored = 0, stopped = 0 } = upload ?? {};
  const chosen = useRef<File>(undefined);
  const told = useEffectEvent(() => onStored?.(chosen.current));
  useEffect(() => {
    if (stored > 0) told();
  }, [stored]);

  const here = useRef(false);
  const counts = (choice: number) => selectUpload(key)(getState())?.preparing === choice;
  const isHeld = (other: string): boolean => {
    const theirs = selectUpload(other)(getState());
    return hasStored(theirs) || isUploading(theirs);
  };
  const settle = (outcome: LocalPhase) => {
    setLocal(outcome);
    dispatch(uploadPreparing({ key, refused: outcome.name === 'refused' ? outcome.problem : undefined }));
  };
  const send = (file: File) => {
    settle(REST);
    chosen.current = file;
    noteSentFile(key, file);
    dispatch(uploadRequested({ key, ...requestFor(keepFile(file, file.name)) }));
  };
  const choose = async (file: File) => {
    const choice = (choices += 1);
    setLocal(REST);
    dispatch(uploadPreparing({ key, preparing: choice }));
    warnBeforeUnload();
    const prepared = await prepareChosenFile(place, file, isHeld).finally(stopUnloadWarning);
    if (!counts(choice)) return;
    if (typeof prepared === 'string') settle({ name: 'refused', problem: prepared });
    else if (here.current && prepared.advice.length > 0) setLocal({ name: 'advised', ...prepared, choice });
    else send(prepared.file);
  };
  // Once the page is left nobody can answer the advice, so the file is sent.
  const leave = useEffectEvent(() => {
    if (local.name === 'advised' && counts(local.choice)) send(local.file);
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      leave();
    };
  }, []);
  const moving = phase && phase.name !== 'rest' && phase.name !== 'failed' ? phase : undefined;
  return {
    phase: phaseOf(local, upload),
    choose,
    send,
    dismiss: () => settle(REST),
    keep: () => {
      settle(REST);
      dispatch(uploadCancelled({ key }));
    },
    cancel: () => dispatch(uploadCancelled({ key })),
    progress: moving?.name === 'sending' ? moving.fraction : undefined,
    waiting: moving && waitingFor(moving),
    version: stored + stopped,
    hasStored: hasStored(upload),
  };
}
