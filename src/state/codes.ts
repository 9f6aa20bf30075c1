import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type CodeChannel = 'email' | 'sms';
/** When the last code left, in epoch milliseconds: a new one may be asked for a minute later. */
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
    /** The last code was for something else: none has left for what is asked for now. */
    codeForgotten: (state, { payload }: PayloadAction<CodeChannel>) => ({ ...state, [payload]: undefined }),
  },
});

export const { codeSent, codeForgotten } = slice.actions;
export const codesReducer = slice.reducer;
