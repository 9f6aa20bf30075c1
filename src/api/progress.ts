import { createAction } from '@reduxjs/toolkit';

/** How much of an upload has left, by upload type: a fraction from 0 to 1. */
export const uploadProgressed = createAction<{ readonly type: string; readonly fraction: number }>(
  'uploads/progressed',
);
