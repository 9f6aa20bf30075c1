import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Paperwork, PaperworkDetail } from '../contract/wire';

/**
 * By which calls the code is sent and checked, and what follows it: the list ('identity'), or the request itself
 * ('link', and 'auth' for the step of that name).
 */
export type ResumeKind = 'identity' | 'link' | 'auth';

/** A request that was found beside the session's own, which can be gone on with instead. */
export interface FoundRequest {
  /** The customer's state (spec, 4.2); '' where it was not told. */
  readonly stato: string;
}

export interface ResumeState {
  readonly kind: ResumeKind;
  /** Where the applicant wanted to go before the code was asked for; '' where the code leads on by itself. */
  readonly returnTo: string;
  /** The requests of '/status', null before they are loaded. */
  readonly requests: readonly Paperwork[] | null;
  /** What '/reupload/{guid}' is about. */
  readonly reupload: { readonly guid: string; readonly details: readonly PaperworkDetail[] } | null;
  /** The request whose documents the service has taken back, until what follows is done: they are not given back twice. */
  readonly resubmitted: string;
  /** The request that was in hand when the session expired. */
  readonly interrupted: string;
  readonly found: FoundRequest | null;
  /** Why no code left when its page was reached; '' where one did, or was asked for since. */
  readonly notSent: string;
  /** The tax code for which the session's own request was chosen: the choice is not offered again. */
  readonly chosen: { readonly cf: string };
}

const initialState: ResumeState = {
  kind: 'identity',
  returnTo: '',
  requests: null,
  reupload: null,
  resubmitted: '',
  interrupted: '',
  found: null,
  notSent: '',
  chosen: { cf: '' },
};

const slice = createSlice({
  name: 'resume',
  initialState,
  reducers: {
    resumeBegun: (
      state,
      { payload }: PayloadAction<{ readonly kind: ResumeKind; readonly returnTo?: string }>,
    ) => ({ ...state, kind: payload.kind, returnTo: payload.returnTo ?? '', found: null, notSent: '' }),
    requestsLoaded: (state, { payload }: PayloadAction<readonly Paperwork[]>): ResumeState => ({
      ...state,
      requests: payload,
    }),
    reuploadLoaded: (
      state,
      { payload }: PayloadAction<NonNullable<ResumeState['reupload']>>,
    ): ResumeState => ({ ...state, reupload: payload, resubmitted: '' }),
    resubmissionTaken: (state, { payload }: PayloadAction<{ readonly guid: string }>) => ({
      ...state,
      resubmitted: payload.guid,
    }),
    requestFound: (state, { payload }: PayloadAction<FoundRequest | null>) => ({ ...state, found: payload }),
    codeNotSent: (state, { payload }: PayloadAction<string>) => ({ ...state, notSent: payload }),
    ownRequestChosen: (state, { payload }: PayloadAction<ResumeState['chosen']>) => ({
      ...state,
      found: null,
      chosen: payload,
    }),
    requestInterrupted: (state, { payload }: PayloadAction<{ readonly guid: string }>) => ({
      ...state,
      interrupted: payload.guid,
    }),
  },
});

export const {
  resumeBegun,
  requestsLoaded,
  reuploadLoaded,
  resubmissionTaken,
  requestFound,
  codeNotSent,
  ownRequestChosen,
  requestInterrupted,
} = slice.actions;
export const resumeReducer = slice.reducer;
