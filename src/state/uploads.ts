import { createReducer } from '@reduxjs/toolkit';
import { uploadProgressed } from '../api/progress';

/** Fraction (0 to 1) of the last upload of each type that has left. */
export type UploadsState = Readonly<Record<string, number>>;

const initialState: UploadsState = {};

export const uploadsReducer = createReducer(initialState, (builder) => {
  builder.addCase(uploadProgressed, (state, { payload }) => ({ ...state, [payload.type]: payload.fraction }));
});
