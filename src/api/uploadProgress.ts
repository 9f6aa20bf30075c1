import { createAction } from '@reduxjs/toolkit';

export type UploadProgress =
  /** From 0 to 1. */
  | { readonly name: 'sending'; readonly fraction: number }
  /** Number of the next attempt, counted from 1. */
  | { readonly name: 'waiting'; readonly why: 'offline' | 'interrupted'; readonly attempt: number }
  | { readonly name: 'verifying' };

export const uploadKey = (type: string, barCode?: unknown): string =>
  typeof barCode === 'string' ? `${barCode}.${type}` : type;

export const uploadMoved = createAction<{ readonly key: string; readonly phase: UploadProgress }>(
  'uploads/moved',
);
