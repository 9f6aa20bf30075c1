import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Step } from '../contract/wire';
import { contractsLoaded, type StepState } from './step';

export interface SigningState {
  /** The response to the signature, until the invitation is recorded: the request is not signed twice. */
  readonly signed: Step | null;
  /** The signed documents: the last page names them, when the session has ended for the service. */
  readonly contracts: StepState['contracts'];
  /** Signed since the page was loaded. */
  readonly isDoneHere: boolean;
}

const initialState: SigningState = { signed: null, contracts: [], isDoneHere: false };

const slice = createSlice({
  name: 'signing',
  initialState,
  reducers: {
    contractSigned: (state, { payload }: PayloadAction<Step>): SigningState => ({
      ...state,
      signed: payload,
    }),
    signingCompleted: (state): SigningState => ({ ...state, signed: null, isDoneHere: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(contractsLoaded, (_, { payload }): SigningState => ({
      ...initialState,
      contracts: payload,
    }));
  },
});

export const { contractSigned, signingCompleted } = slice.actions;
export const signingReducer = slice.reducer;
