import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bootstrapped } from './session';
import { errorScreenClosed, errorScreenShown } from './ui';

export interface NavigationState {
  /** Path without query and without a trailing slash. */
  readonly path: string;
  readonly subPage: number;
  /** The field that takes the focus, 'email.email'; '' for the heading. */
  readonly field: string;
  readonly replace: boolean;
  readonly moves: number;
  /** The first page has been shown. Later redirects count as navigations. */
  readonly landed: boolean;
  /**
   * The first page is on the screen from the start, before the service has said which step is the current
   * one. 'pressed': a press on it waits for that answer.
   */
  readonly opening: 'shown' | 'pressed' | null;
}

export interface Destination {
  readonly path: string;
  readonly subPage?: number;
  readonly field?: string;
  readonly replace?: boolean;
}

export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || '/';

const FIRST_PATHS: readonly string[] = ['/', '/request/contact-info'];

const initialState: NavigationState = {
  path: '/',
  subPage: 0,
  field: '',
  replace: true,
  moves: 0,
  landed: false,
  opening: null,
};

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigated: (state, { payload }: PayloadAction<Destination>) => {
      const path = cleanPath(payload.path);
      const { subPage = 0, field = '', replace = false } = payload;
      const same = path === state.path && subPage === state.subPage;
      const moves = same || (replace && !state.landed) ? state.moves : state.moves + 1;
      const opening = FIRST_PATHS.includes(path) && subPage === 0 ? state.opening : null;
      return { ...state, path, subPage, field, replace, moves, opening };
    },
    pressAwaited: (state) => ({ ...state, opening: state.opening && ('pressed' as const) }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(bootstrapped, (state) => ({ ...state, landed: true, opening: null }))
      .addCase(errorScreenShown, (state) => ({ ...state, opening: null }))
      // The page behind the error screen is mounted again, so its heading takes the focus.
      .addCase(errorScreenClosed, (state) => ({ ...state, moves: state.moves + Number(state.landed) })),
});

export const { navigated, pressAwaited } = slice.actions;
export const navigationReducer = slice.reducer;
export const initialNavigation = (
  path: string,
  {
    subPage = 0,
    opensFirstPage = false,
  }: { readonly subPage?: number; readonly opensFirstPage?: boolean } = {},
): NavigationState => ({
  ...initialState,
  path: cleanPath(path),
  subPage,
  opening: opensFirstPage ? 'shown' : null,
});
