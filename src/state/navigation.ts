import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NavigationState {
  /** Path without query and without a trailing slash. */
  readonly path: string;
  readonly subPage: number;
  /** Whether the address replaces the history entry in hand, as a redirect does. */
  readonly replace: boolean;
  /** Pages moved since the load; 0 while the first one stands. */
  readonly moves: number;
}

export interface Destination {
  readonly path: string;
  readonly subPage?: number;
  readonly replace?: boolean;
}

/** '/request/card/' → '/request/card'; '' → '/'. */
export const cleanPath = (path: string): string => path.replace(/\/+$/, '') || '/';

const initialState: NavigationState = { path: '/', subPage: 0, replace: true, moves: 0 };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** Where the applicant is: the address follows. */
    navigated: (state, { payload }: PayloadAction<Destination>) => {
      const path = cleanPath(payload.path);
      const { subPage = 0, replace = false } = payload;
      const same = path === state.path && subPage === state.subPage;
      return { path, subPage, replace, moves: same || replace ? state.moves : state.moves + 1 };
    },
  },
});

export const { navigated } = slice.actions;
export const navigationReducer = slice.reducer;
export const initialNavigation = (path: string, subPage = 0): NavigationState => ({
  ...initialState,
  path: cleanPath(path),
  subPage,
});
