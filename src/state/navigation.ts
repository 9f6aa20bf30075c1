import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bootstrapped } from './session';
import { errorScreenClosed } from './ui';

export interface NavigationState {
  /** Path without query and without a trailing slash. */
  readonly path: string;
  readonly subPage: number;
  /** Replaces the current history entry, as a redirect does. */
  readonly replace: boolean;
  /** Navigations since the page load; 0 on the first page. */
  readonly moves: number;
  /** The first page has been shown. Later redirects count as navigations. */
  readonly landed: boolean;
}

export interface Destination {
  readonly path: string;
  readonly subPage?: number;
  readonly replace?: boolean;
}

/** Removes trailing slashes: '/request/card/' → '/request/card'; '' → '/'. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || '/';

const initialState: NavigationState = { path: '/', subPage: 0, replace: true, moves: 0, landed: false };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** Sets the current page. The address follows. */
    navigated: (state, { payload }: PayloadAction<Destination>) => {
      const path = cleanPath(payload.path);
      const { subPage = 0, replace = false } = payload;
      const same = path === state.path && subPage === state.subPage;
      const moves = same || (replace && !state.landed) ? state.moves : state.moves + 1;
      return { ...state, path, subPage, replace, moves };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(bootstrapped, (state) => ({ ...state, landed: true }))
      // The page behind the error screen is mounted again, so its heading takes the focus.
      .addCase(errorScreenClosed, (state) => ({ ...state, moves: state.moves + Number(state.landed) })),
});

export const { navigated } = slice.actions;
export const navigationReducer = slice.reducer;
export const initialNavigation = (path: string, subPage = 0): NavigationState => ({
  ...initialState,
  path: cleanPath(path),
  subPage,
});
