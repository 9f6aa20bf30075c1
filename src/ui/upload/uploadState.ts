/** What the box shows. An error may come with a preview: the file before is still there. */
export type UploadState =
  | { status: 'idle' }
  /** `progress` from 0 to 1; absent while the file is being prepared. */
  | { status: 'uploading'; progress?: number }
  | { status: 'done'; preview?: UploadPreview }
  | { status: 'error'; message: string; preview?: UploadPreview };

export interface UploadPreview {
  kind: 'image' | 'pdf';
  /** Object URL of the picture; change it to refresh. */
  url?: string;
  fileName?: string;
}
