/** An error can have a preview, because the earlier file is still stored. */
export type UploadState =
  | { status: 'idle' }
  | UploadWorking
  | { status: 'done'; preview?: UploadPreview }
  | { status: 'error'; message: string; preview?: UploadPreview };

export interface UploadWorking {
  status: 'uploading';
  /** From 0 to 1, while bytes are sent. */
  progress?: number;
  /** Why no bytes are sent. Without `progress` and `waiting` the file is being prepared. */
  waiting?: 'offline' | 'interrupted' | 'verifying';
  onCancel?: () => void;
}

export interface UploadPreview {
  kind: 'image' | 'pdf' | 'video';
  /** Object URL; another one refreshes the preview. */
  url?: string;
  fileName?: string;
}
