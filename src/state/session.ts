import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductInfo } from '../contract/wire';

/** The phrase of the video: read aloud as name, surname, generated words. */
export interface Captcha {
  readonly nome: string;
  readonly cognome: string;
  readonly captcha: string;
}

export interface SessionState {
  readonly product: ProductInfo | null;
  /** The first page may be shown. */
  readonly ready: boolean;
  readonly captcha: Captcha | null;
}

const initialState: SessionState = { product: null, ready: false, captcha: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    productLoaded: (state, { payload }: PayloadAction<ProductInfo>) => ({ ...state, product: payload }),
    bootstrapped: (state) => ({ ...state, ready: true }),
    captchaReceived: (state, { payload }: PayloadAction<Captcha>) => ({ ...state, captcha: payload }),
  },
});

export const { productLoaded, bootstrapped, captchaReceived } = slice.actions;
export const sessionReducer = slice.reducer;
