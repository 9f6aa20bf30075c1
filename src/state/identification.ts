import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The phrase of the video: read aloud as name, surname, generated words. */
export interface Captcha {
  readonly nome: string;
  readonly cognome: string;
  readonly captcha: string;
}

export type VideoState =
  | { readonly status: 'idle' | 'uploading' | 'done' }
  /** The service's message, for under the recorder. */
  | { readonly status: 'failed'; readonly message: string };

export interface IdentificationState {
  readonly captcha: Captcha | null;
  readonly video: VideoState;
}

const initialState: IdentificationState = { captcha: null, video: { status: 'idle' } };

const slice = createSlice({
  name: 'identification',
  initialState,
  reducers: {
    captchaReceived: (state, { payload }: PayloadAction<Captcha>) => ({ ...state, captcha: payload }),
    videoChanged: (state, { payload }: PayloadAction<VideoState>) => ({ ...state, video: payload }),
  },
});

export const { captchaReceived, videoChanged } = slice.actions;
export const identificationReducer = slice.reducer;
