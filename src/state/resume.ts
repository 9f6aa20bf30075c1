import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Paperwork, PaperworkDetail } from '../contract/wire';

/**
 * Chooses the calls that send and verify the code, and what follows: the list ('identity') or the request
 * itself ('link', and 'auth' for the step of that name).
 */
export type ResumeKind = 'identity' | 'link' | 'auth';

/** A request of the same person that was found besides the session's own. */
export interface FoundRequest {
  /** The customer's state (spec, 4.2); '' if the service does not reveal it. */
  readonly stato: string;
}

export interface ResumeState {
  readonly kind: ResumeKind;
  /** The guid of the re-upload to open once the code is confirmed; '' for the request or the list. */
  readonly returnTo: string;
  /** Null before they are loaded. */
  readonly requests: readonly Paperwork[] | null;
  readonly reupload: { readonly guid: string; readonly details: readonly PaperworkDetail[] } | null;
  /**
   * The request whose replaced documents the service has accepted, while the calls that follow may fail: they
   * are not submitted twice.
   */
  readonly resubmitted: string;
  /** The guid of the request that was open when the session expired: a resume opens it again. */
  readonly interrupted: string;
  readonly found: FoundRequest | null;
  /** Why the first code could not be sent; '' if it was sent, or another was requested since. */
  readonly notSent: string;
  /**
   * The tax code for which the applicant chose the session's own request. The choice is not offered again.
   */
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
