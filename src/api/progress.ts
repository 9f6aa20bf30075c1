import { createAction } from '@reduxjs/toolkit';

/** Where an upload under way stands. */
export type Moving =
  /** The part of its bytes that has left, from 0 to 1. */
  | { readonly name: 'sending'; readonly fraction: number }
  /** `attempt`: number of the one that comes next, counted from 1. */
  | { readonly name: 'waiting'; readonly why: 'offline' | 'interrupted'; readonly attempt: number }
  /** All bytes have left; the answer is awaited. */
  | { readonly name: 'verifying' };

/** One upload in the store: its type, for what is sent again after the review with the paper's bar code. */
export const uploadKey = (type: string, barCode?: unknown): string =>
  typeof barCode === 'string' ? `${barCode}.${type}` : type;

export const uploadMoved = createAction<{ readonly key: string; readonly phase: Moving }>('uploads/moved');
