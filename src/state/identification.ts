import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { reuploadLoaded } from './resume';
import { stepRefused } from './step';

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

/** The same step on the phone. */
export interface HandoffState {
  /** The service is being asked what has come; 'ended' once that has taken too long. */
  readonly watch: 'off' | 'on' | 'ended';
  /** Components whose files the phone has sent, in the order in which they came. */
  readonly arrived: readonly string[];
}

export interface IdentificationState {
  readonly captcha: Captcha | null;
  readonly video: VideoState;
  readonly handoff: HandoffState;
}

const VIDEO_PATH = 'video.docVideoCaptcha';

const initialState: IdentificationState = {
  captcha: null,
  video: { status: 'idle' },
  handoff: { watch: 'off', arrived: [] },
};

const slice = createSlice({
  name: 'identification',
  initialState,
  reducers: {
    captchaReceived: (state, { payload }: PayloadAction<Captcha>) => ({ ...state, captcha: payload }),
    /** Another request than before is in hand. */
    videoForgotten: () => initialState,
    videoChanged: (state, { payload }: PayloadAction<VideoState>) => ({ ...state, video: payload }),
    handoffChanged: (state, { payload }: PayloadAction<Partial<HandoffState>>) => ({
      ...state,
      handoff: { ...state.handoff, ...payload },
    }),
  },
  extraReducers: (builder) =>
    // A video that the service does not accept after all is to be recorded again.
    builder
      .addCase(reuploadLoaded, () => initialState)
      .addCase(stepRefused, (state, { payload: { errors } }) => {
        const message = errors[VIDEO_PATH];
        return message === undefined ? state : { ...state, video: { status: 'failed', message } };
      }),
});

export const { captchaReceived, videoChanged, videoForgotten, handoffChanged } = slice.actions;
export const identificationReducer = slice.reducer;
