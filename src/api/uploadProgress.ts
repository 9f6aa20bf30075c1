import { createAction } from '@reduxjs/toolkit';

export type UploadProgress =
  /** The fraction of bytes sent, from 0 to 1. */
  | { readonly name: 'sending'; readonly fraction: number }
  /** `attempt`: number of the next attempt, counted from 1. */
  | { readonly name: 'waiting'; readonly why: 'offline' | 'interrupted'; readonly attempt: number }
  /** All bytes have left; the answer is awaited. */
  | { readonly name: 'verifying' };

/** Returns the key of an upload in the store: its type, with the document's bar code for a re-upload. */
export const uploadKey = (type: string, barCode?: unknown): string =>
  typeof barCode === 'string' ? `${barCode}.${type}` : type;

export const uploadMoved = createAction<{ readonly key: string; readonly phase: UploadProgress }>(
  'uploads/moved',
);
