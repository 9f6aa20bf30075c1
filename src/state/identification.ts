import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import { componentErrors } from '../contract/fieldErrors';
import type { FieldErrors } from '../contract/validate';
import { reuploadLoaded } from './resume';
import { stepReceived, stepRefused } from './step';

export interface Captcha {
  readonly nome: string;
  readonly cognome: string;
  readonly captcha: string;
}

export type VideoState =
  | { readonly status: 'idle' | 'uploading' | 'done' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** The clip cannot be sent: only another one helps. */
      readonly isDead?: boolean;
    };

export interface UnsentVideo {
  readonly file: FileRef;
  readonly fromCamera: boolean;
  readonly silent: boolean;
}

export interface HandoffState {
  /** 'ended' after the time limit. */
  readonly watch: 'off' | 'on' | 'ended';
  /** Components whose files came from the phone, in order of arrival. */
  readonly arrived: readonly string[];
}

export interface IdentificationState {
  /** The guid of the re-upload that the video belongs to; '' for the current request. */
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

const endsWait = (video: VideoState): boolean =>
  video.status === 'done' || (video.status === 'failed' && video.isDead === true);

/** If the service has refused the video, it must be recorded again. */
const judged = (state: IdentificationState, { [VIDEO_PATH]: message }: FieldErrors): IdentificationState =>
  message === undefined ? state : { ...state, video: { status: 'failed', message } };

const slice = createSlice({
  name: 'identification',
  initialState,
  reducers: {
    captchaReceived: (state, { payload }: PayloadAction<Captcha>) => ({ ...state, captcha: payload }),
    /** The session has switched to another request. */
    videoForgotten: () => initialState,
    videoChanged: (state, { payload }: PayloadAction<VideoState>) => ({
      ...state,
      video: payload,
      unsent: state.video.status === 'uploading' && endsWait(payload) ? null : state.unsent,
    }),
    /** A failure was that of the clip before. */
    videoKept: (state, { payload }: PayloadAction<UnsentVideo | null>) => ({
      ...state,
      video: state.video.status === 'failed' ? initialState.video : state.video,
      unsent: payload,
    }),
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
        // On return to the same re-upload, the unsent clip and its phrase are kept. A video sent earlier must
        // be recorded again.
        if (guid !== state.reupload || !waits) return { ...initialState, reupload: guid };
        return { ...state, video: video.status === 'done' ? initialState.video : video };
      })
      .addCase(stepRefused, (state, { payload: { errors } }) => judged(state, errors))
      .addCase(stepReceived, (state, { payload: { widgets } }) => judged(state, componentErrors(widgets))),
});

export const { captchaReceived, videoChanged, videoForgotten, videoKept, handoffChanged } = slice.actions;
export const identificationReducer = slice.reducer;
