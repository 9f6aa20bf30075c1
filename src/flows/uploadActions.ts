/** What the boxes of files and the recorder ask of the flow that sends; apart from `actions`, which the first screen loads. */
import { createAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';

interface Place {
  readonly type: string;
  readonly file: FileRef;
}

export type UploadRequest = (
  | { readonly endpoint: 'documentUpload'; readonly request: Place }
  | {
      readonly endpoint: 'contactUpload' | 'uploadAdditionalDoc';
      readonly request: Place & { readonly barCode: string; readonly guid: string };
    }
) & {
  /** Of the step's component that says whether the file is there: 'documento.documentoFronte'. */
  readonly path?: string;
};

/** The flow owns the file from here on. */
export const uploadRequested = createAction<UploadRequest & { readonly key: string }>('uploads/requested');
/** Stops what is under way; of a failed one, the applicant does not want it any more. */
export const uploadCancelled = createAction<{ readonly key: string }>('uploads/cancelled');
export const videoCancelled = createAction('uploads/videoCancelled');
