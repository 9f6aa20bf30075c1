import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Codes with which documents are signed come by SMS too. */
export type CodeChannel = 'email' | 'sms' | 'signature';
/** When the last code was sent, in epoch milliseconds. The next one may be sent a minute later. */
export type CodesState = Readonly<Partial<Record<CodeChannel, number>>>;

const initialState: CodesState = {};

const slice = createSlice({
  name: 'codes',
  initialState,
  reducers: {
    codeSent: (
      state,
      { payload }: PayloadAction<{ readonly channel: CodeChannel; readonly at: number }>,
    ) => ({
      ...state,
      [payload.channel]: payload.at,
    }),
    /** The last code was for another address or number: none was sent for the current one. */
    codeForgotten: (state, { payload }: PayloadAction<CodeChannel>) => ({ ...state, [payload]: undefined }),
  },
});

export const { codeSent, codeForgotten } = slice.actions;
export const codesReducer = slice.reducer;
