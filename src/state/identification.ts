import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
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

/** A video that was recorded or chosen and waits to be sent, also while another page is on show. */
export interface UnsentVideo {
  readonly file: FileRef;
  readonly fromCamera: boolean;
  readonly silent: boolean;
}

/** The same step on the phone. */
export interface HandoffState {
  /** The service is being asked what has come; 'ended' once that has taken too long. */
  readonly watch: 'off' | 'on' | 'ended';
  /** Components whose files the phone has sent, in the order in which they came. */
  readonly arrived: readonly string[];
}

export interface IdentificationState {
  /** The request whose documents are sent again, if the video is for it. */
  readonly reupload: string;
  readonly captcha: Captcha | null;
  readonly video: VideoState;
  readonly unsent: UnsentVideo | null;
  readonly handoff: HandoffState;
}

const VIDEO_PATH = 'video.docVideoCaptcha';

const initialState: IdentificationState = {
  reupload: '',
  captcha: null,
  video: { status: 'idle' },
  unsent: null,
  handoff: { watch: 'off', arrived: [] },
};

const slice = createSlice({
  name: 'identification',
  initialState,
  reducers: {
    captchaReceived: (state, { payload }: PayloadAction<Captcha>) => ({ ...state, captcha: payload }),
    /** Another request than before is in hand. */
    videoForgotten: () => initialState,
    videoChanged: (state, { payload }: PayloadAction<VideoState>) => ({
      ...state,
      video: payload,
      // What was on its way has arrived.
      unsent: payload.status === 'done' && state.video.status === 'uploading' ? null : state.unsent,
    }),
    videoKept: (state, { payload }: PayloadAction<UnsentVideo | null>) => ({ ...state, unsent: payload }),
    handoffChanged: (state, { payload }: PayloadAction<Partial<HandoffState>>) => ({
      ...state,
      handoff: { ...state.handoff, ...payload },
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(reuploadLoaded, (state, { payload: { guid } }) => {
        const { video, unsent } = state;
        const waits = unsent !== null || video.status === 'uploading';
        // Come back to, a clip and its phrase are as they were left; what was sent before is to be recorded again.
        if (guid !== state.reupload || !waits) return { ...initialState, reupload: guid };
        return { ...state, video: video.status === 'done' ? initialState.video : video };
      })
      // A video that the service does not accept after all is to be recorded again.
      .addCase(stepRefused, (state, { payload: { errors } }) => {
        const message = errors[VIDEO_PATH];
        return message === undefined ? state : { ...state, video: { status: 'failed', message } };
      }),
});

export const { captchaReceived, videoChanged, videoForgotten, videoKept, handoffChanged } = slice.actions;
export const identificationReducer = slice.reducer;
