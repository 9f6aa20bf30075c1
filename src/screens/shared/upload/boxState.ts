import type { UploadPreview, UploadState } from '../../../capture/upload/uploadState';
import type { FileUpload } from './useFileUpload';

interface Stored {
  /** The service has stored a file. */
  readonly isStored: boolean;
  /** The file is stored, and its preview is loading. */
  readonly refreshing?: boolean;
  readonly preview: UploadPreview | undefined;
}

/** Returns the upload box's state, from the upload and the stored file. */
export const boxState = (
  { phase, progress, waiting, cancel }: FileUpload,
  { isStored, refreshing = false, preview }: Stored,
): UploadState => {
  if (phase.name === 'preparing' || phase.name === 'advised') return { status: 'uploading' };
  if (phase.name === 'sending') return { status: 'uploading', progress, waiting, onCancel: cancel };
  if (refreshing) return { status: 'uploading', waiting: 'verifying' };
  if (phase.name === 'failed') return { status: 'error', message: phase.message, preview };
  return isStored ? { status: 'done', preview } : { status: 'idle' };
};
