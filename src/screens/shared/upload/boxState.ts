import type { UploadPreview, UploadState } from '../../../capture/upload/uploadState';
import type { FileUpload } from './useFileUpload';

interface Stored {
  readonly isStored: boolean;
  /** The file is stored, and its preview is loading. */
  readonly refreshing?: boolean;
  /** Why the stored file cannot be read any more, in the service's words. */
  readonly lost?: string | undefined;
  readonly preview: UploadPreview | undefined;
}

export const boxState = (
  { phase, progress, waiting, cancel }: FileUpload,
  { isStored, refreshing = false, lost, preview }: Stored,
): UploadState => {
  if (phase.name === 'preparing' || phase.name === 'advised') return { status: 'uploading' };
  if (phase.name === 'sending') return { status: 'uploading', progress, waiting, onCancel: cancel };
  if (refreshing) return { status: 'uploading', waiting: 'verifying' };
  if (lost !== undefined && phase.name === 'rest') return { status: 'error', message: lost };
  if (phase.name === 'failed') return { status: 'error', message: phase.message, preview };
  return isStored ? { status: 'done', preview } : { status: 'idle' };
};
