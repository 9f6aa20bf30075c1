import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductInfo } from '../contract/wire';

export interface SessionState {
  readonly product: ProductInfo | null;
  /** The first page can be shown. */
  readonly ready: boolean;
}

const initialState: SessionState = { product: null, ready: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    productLoaded: (state, { payload }: PayloadAction<ProductInfo>) => ({ ...state, product: payload }),
    bootstrapped: (state) => ({ ...state, ready: true }),
  },
});

export const { productLoaded, bootstrapped } = slice.actions;
export const sessionReducer = slice.reducer;
