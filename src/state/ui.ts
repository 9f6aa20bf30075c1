import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A flow's action, kept to be dispatched again. */
export interface RetryAction extends UnknownAction {
  readonly payload?: unknown;
}

export interface ErrorDialogState {
  /** Default: 'Errore'. */
  readonly title?: string;
  readonly message: string;
  /** What 'Riprova' dispatches; absent where trying the same again makes no sense. */
  readonly retry?: RetryAction;
  /** The button's words in place of 'Riprova': for news, which are no failure. */
  readonly label?: string;
}

/** A way out beside 'Riprova'. */
export interface ErrorScreenExit {
  readonly label: string;
  /** Dispatched once the screen is closed; absent where closing it is all. */
  readonly action?: RetryAction;
}

export interface ErrorScreenState {
  readonly title?: string;
  readonly message: string;
  /** What the message does not say: that the connection is gone, say. */
  readonly detail?: string;
  readonly exit?: ErrorScreenExit;
  /** The applicant may go on as before. */
  readonly closable: boolean;
  readonly retry?: RetryAction;
  readonly supportCode?: string;
}

/** The session is about to end. */
export interface SessionWarning {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** False where the absolute limit is near: nothing extends it. */
  readonly extendable: boolean;
  /** It was to be extended, and the service could not be asked. */
  readonly failed?: boolean;
}

export interface UiState {
  /** Step calls under way. */
  readonly busy: number;
  readonly dialog: ErrorDialogState | null;
  readonly errorScreen: ErrorScreenState | null;
  readonly warning: SessionWarning | null;
}

const initialState: UiState = { busy: 0, dialog: null, errorScreen: null, warning: null };

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
} = slice.actions;
export const uiReducer = slice.reducer;
