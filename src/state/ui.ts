import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export interface RetryAction extends UnknownAction {
  readonly payload?: unknown;
}

export interface ErrorDialogState {
  /** Default: 'Errore'. */
  readonly title?: string;
  readonly message: string;
  /** Absent if a retry makes no sense. */
  readonly retry?: RetryAction;
  /** The button's label instead of 'Riprova', for notices that are no failure. */
  readonly label?: string;
  readonly second?: { readonly label: string; readonly action: RetryAction };
}

export interface ErrorScreenExit {
  readonly label: string;
  /** Dispatched after the screen is closed. */
  readonly action?: RetryAction;
}

export interface ErrorScreenState {
  readonly title?: string;
  readonly message: string;
  readonly detail?: string;
  readonly exit?: ErrorScreenExit;
  readonly closable: boolean;
  readonly retry?: RetryAction;
  readonly retryLabel?: string;
}

export interface SessionWarning {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** False near the absolute limit, which cannot be extended. */
  readonly extendable: boolean;
  /** The extension failed because the service did not respond. */
  readonly failed?: boolean;
}

export interface UiState {
  readonly busy: number;
  /** Why the last code was refused; '' once it is edited or another call has begun. */
  readonly refusedCode: string;
  readonly dialog: ErrorDialogState | null;
  readonly errorScreen: ErrorScreenState | null;
  readonly warning: SessionWarning | null;
  readonly capturing: boolean;
  readonly recordingShown: boolean;
}

const initialState: UiState = {
  busy: 0,
  refusedCode: '',
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
    busyStarted: (state) => ({ ...state, busy: state.busy + 1, refusedCode: '' }),
    busyEnded: (state) => ({ ...state, busy: Math.max(0, state.busy - 1) }),
    codeRefused: (state, { payload }: PayloadAction<string>) => ({ ...state, refusedCode: payload }),
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
  codeRefused,
  dialogOpened,
  dialogClosed,
  errorScreenShown,
  errorScreenClosed,
  warningChanged,
  capturingChanged,
  recordingShown,
} = slice.actions;
export const uiReducer = slice.reducer;
