import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductInfo } from '../contract/wire';

export interface SessionState {
  readonly product: ProductInfo | null;
  /** The first page can be shown. */
  readonly ready: boolean;
  /** Product info is loaded for a page that goes on in a new session, if the one of the cookie has ended. */
  readonly renewing: boolean;
}

const initialState: SessionState = { product: null, ready: false, renewing: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    productLoaded: (state, { payload }: PayloadAction<ProductInfo>) => ({ ...state, product: payload }),
    bootstrapped: (state) => ({ ...state, ready: true }),
    renewingChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, renewing: payload }),
  },
});

export const { productLoaded, bootstrapped, renewingChanged } = slice.actions;
export const sessionReducer = slice.reducer;
