import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** An action to dispatch again on 'Riprova'. */
export interface RetryAction extends UnknownAction {
  readonly payload?: unknown;
}

export interface ErrorDialogState {
  /** Default: 'Errore'. */
  readonly title?: string;
  readonly message: string;
  /** Dispatched by 'Riprova'. Absent if a retry makes no sense. */
  readonly retry?: RetryAction;
  /** The button's label instead of 'Riprova', for notices that are no failure. */
  readonly label?: string;
}

/** A second button beside 'Riprova'. */
export interface ErrorScreenExit {
  readonly label: string;
  /** Dispatched after the screen is closed, if present. */
  readonly action?: RetryAction;
}

export interface ErrorScreenState {
  readonly title?: string;
  readonly message: string;
  /** Further detail, such as a lost connection. */
  readonly detail?: string;
  readonly exit?: ErrorScreenExit;
  /** The screen can be closed to continue. */
  readonly closable: boolean;
  readonly retry?: RetryAction;
  /** The button's label instead of 'Riprova'. */
  readonly retryLabel?: string;
}

/** The warning that the session is about to end. */
export interface SessionWarning {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** False near the absolute limit, which cannot be extended. */
  readonly extendable: boolean;
  /** The extension failed because the service did not respond. */
  readonly failed?: boolean;
}

export interface UiState {
  /** Number of running step calls. */
  readonly busy: number;
  readonly dialog: ErrorDialogState | null;
  readonly errorScreen: ErrorScreenState | null;
  readonly warning: SessionWarning | null;
  /** A video is being recorded, or the document camera is open. */
  readonly capturing: boolean;
  /** The page that shows and gives the recording for support is open. */
  readonly recordingShown: boolean;
}

const initialState: UiState = {
  busy: 0,
  dialog: null,
  errorScreen: null,
  warning: null,
  capturing: false,
  recordingShown: false,
};

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    busyStarted: (state) => ({ ...state, busy: state.busy + 1 }),
    busyEnded: (state) => ({ ...state, busy: Math.max(0, state.busy - 1) }),
    dialogOpened: (state, { payload }: PayloadAction<ErrorDialogState>) => ({ ...state, dialog: payload }),
    dialogClosed: (state) => ({ ...state, dialog: null }),
    errorScreenShown: (state, { payload }: PayloadAction<ErrorScreenState>) => ({
      ...state,
      dialog: null,
      errorScreen: payload,
    }),
    errorScreenClosed: (state) => ({ ...state, errorScreen: null }),
    warningChanged: (state, { payload }: PayloadAction<SessionWarning | null>) => ({
      ...state,
      warning: payload,
    }),
    capturingChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, capturing: payload }),
    recordingShown: (state, { payload }: PayloadAction<boolean>) => ({ ...state, recordingShown: payload }),
  },
});

export const {
  busyStarted,
  busyEnded,
  dialogOpened,
  dialogClosed,
  errorScreenShown,
  errorScreenClosed,
  warningChanged,
  capturingChanged,
  recordingShown,
} = slice.actions;
export const uiReducer = slice.reducer;
