import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isJourney } from '../contract/journey';
import type { ProductInfo } from '../contract/wire';
import { stepReceived } from './step';

export interface SessionState {
  readonly product: ProductInfo | null;
  readonly ready: boolean;
  /** Product info is loaded for a page that goes on in a new session, if the one of the cookie has ended. */
  readonly renewing: boolean;
  /** The code of the journey, without its hyphen; '' until it is known (contract/journey.ts). */
  readonly journey: string;
}

const initialState: SessionState = { product: null, ready: false, renewing: false, journey: '' };

/** A service without such codes sends none, or null. */
const told = (state: SessionState, journey: unknown): SessionState =>
  isJourney(journey) ? { ...state, journey } : state;

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A service may answer nothing in it: no field is in the specification. */
    productLoaded: (state, { payload }: PayloadAction<ProductInfo | undefined>) =>
      told({ ...state, product: payload ?? null }, payload?.journey),
    /** The app has made a code itself, because the service sends none. */
    journeyMade: (state, { payload }: PayloadAction<string>) => told(state, payload),
    bootstrapped: (state) => ({ ...state, ready: true }),
    renewingChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, renewing: payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(stepReceived, (state, { payload }) => told(state, payload.journey)),
});

export const { productLoaded, journeyMade, bootstrapped, renewingChanged } = slice.actions;
export const sessionReducer = slice.reducer;
