/** What the box shows. An error may come with a preview: the file before is still there. */
export type UploadState =
  | { status: 'idle' }
  | UploadWorking
  | { status: 'done'; preview?: UploadPreview }
  | { status: 'error'; message: string; preview?: UploadPreview };

export interface UploadWorking {
  status: 'uploading';
  /** From 0 to 1, while bytes leave. */
  progress?: number;
  /** Why none leaves; without both, the file is being prepared. */
  waiting?: 'offline' | 'interrupted' | 'verifying';
  onCancel?: () => void;
}

export interface UploadPreview {
  kind: 'image' | 'pdf';
  /** Object URL of the picture; change it to refresh. */
  url?: string;
  fileName?: string;
}
