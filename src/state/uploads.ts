import { createAction, createReducer } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import type { FileProblem } from '../capture/image/problems';
import type { DocumentReading } from '../contract/wire';
import { uploadMoved, type UploadProgress } from '../api/uploadProgress';
import { videoForgotten } from './identification';
import { reuploadLoaded } from './resume';

export interface Upload {
  readonly phase:
    | UploadProgress
    | { readonly name: 'rest' }
    /** The file is kept for another attempt, unless none can succeed. */
    | { readonly name: 'failed'; readonly message: string; readonly file?: FileRef };
  /** Number of a newly chosen file that is being prepared, or whose advice is shown. */
  readonly preparing?: number | undefined;
  /** Why the file chosen last cannot be used. It was not sent. */
  readonly refused?: FileProblem | undefined;
  readonly stored: number;
  readonly reading?: DocumentReading | undefined;
  /** Number of uploads that the applicant cancelled. Their bytes may have arrived all the same. */
  readonly stopped: number;
}
/** By `uploadKey`. */
export type UploadsState = Readonly<Record<string, Upload>>;

interface Keyed {
  readonly key: string;
}
/** Another file was chosen for the key. Without a number, its preparation has ended. */
export const uploadPreparing = createAction<
  Keyed & { readonly preparing?: number; readonly refused?: FileProblem | undefined }
>('uploads/preparing');
export const uploadStored = createAction<Keyed & { readonly reading?: DocumentReading | undefined }>(
  'uploads/stored',
);
export const uploadStopped = createAction<Keyed>('uploads/stopped');
export const uploadFailed = createAction<Keyed & { readonly message: string; readonly file?: FileRef }>(
  'uploads/failed',
);

const initialState: UploadsState = {};
const none: Upload = { phase: { name: 'rest' }, stored: 0, stopped: 0 };
const rest = none.phase;

const changed = (state: UploadsState, key: string, change: (before: Upload) => Partial<Upload>) => {
  const before = state[key] ?? none;
  return { ...state, [key]: { ...before, ...change(before) } };
};

export const isUploading = (upload: Upload | undefined): boolean =>
  upload !== undefined &&
  (upload.preparing !== undefined || (upload.phase.name !== 'rest' && upload.phase.name !== 'failed'));

/** Then the file chosen before is still stored. */
export const hasFailed = (upload: Upload | undefined): boolean =>
  upload !== undefined && (upload.refused !== undefined || upload.phase.name === 'failed');

export const hasStored = (upload: Upload | undefined): boolean => upload !== undefined && upload.stored > 0;

export const uploadsReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(uploadPreparing, (state, { payload: { key, preparing, refused } }) =>
      changed(state, key, () => ({ preparing, refused })),
    )
    .addCase(uploadMoved, (state, { payload: { key, phase } }) => changed(state, key, () => ({ phase })))
    .addCase(uploadStored, (state, { payload: { key, reading } }) =>
      changed(state, key, ({ stored }) => ({ phase: rest, stored: stored + 1, reading })),
    )
    .addCase(uploadStopped, (state, { payload: { key } }) =>
      changed(state, key, ({ stopped }) => ({ phase: rest, stopped: stopped + 1 })),
    )
    .addCase(uploadFailed, (state, { payload: { key, ...failure } }) =>
      changed(state, key, () => ({ phase: { name: 'failed', ...failure } })),
    )
    .addCase(videoForgotten, () => initialState)
    // The loaded documents say which files the service has, so finished uploads are forgotten.
    .addCase(reuploadLoaded, (state) =>
      Object.fromEntries(
        Object.entries(state).filter(
          ([key, upload]) => !key.includes('.') || upload.phase.name === 'failed' || isUploading(upload),
        ),
      ),
    );
});
