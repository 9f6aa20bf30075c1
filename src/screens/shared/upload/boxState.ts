import type { UploadPreview, UploadState } from '../../../capture/upload/uploadState';
import type { FileUpload } from './useFileUpload';

interface Stored {
  /** The service has a file. */
  readonly isStored: boolean;
  /** Sent, and its preview is on the way. */
  readonly refreshing?: boolean;
  readonly preview: UploadPreview | undefined;
}

/** What the box shows of an upload and of what is stored already. */
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
