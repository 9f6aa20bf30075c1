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
}

export interface ErrorScreenState {
  readonly message: string;
  /** The applicant may go on as before. */
  readonly closable: boolean;
  readonly retry?: RetryAction;
  readonly supportCode?: string;
}

export interface UiState {
  /** Step calls under way. */
  readonly busy: number;
  readonly dialog: ErrorDialogState | null;
  readonly errorScreen: ErrorScreenState | null;
}

const initialState: UiState = { busy: 0, dialog: null, errorScreen: null };

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
  },
});

export const { busyStarted, busyEnded, dialogOpened, dialogClosed, errorScreenShown, errorScreenClosed } =
  slice.actions;
export const uiReducer = slice.reducer;
