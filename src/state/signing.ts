import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Step } from '../contract/wire';

export interface SigningState {
  /** The response to the signature, until the invitation is recorded: the request is not signed twice. */
  readonly signed: Step | null;
}

const initialState: SigningState = { signed: null };

const slice = createSlice({
  name: 'signing',
  initialState,
  reducers: {
    contractSigned: (_, { payload }: PayloadAction<Step>) => ({ signed: payload }),
    signingCompleted: () => initialState,
  },
});

export const { contractSigned, signingCompleted } = slice.actions;
export const signingReducer = slice.reducer;
