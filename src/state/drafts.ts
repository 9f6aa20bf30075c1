import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepSlug } from '../contract/steps/table';

/** A form's values by widget and component; the questionnaire's destinations are flags. */
export type Draft = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
export type DraftsState = Readonly<Partial<Record<StepSlug, Draft>>>;

const initialState: DraftsState = {};

/** What was typed and not yet sent, so that it is still there after a step back; in memory alone. */
const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged: (
      state,
      { payload }: PayloadAction<{ readonly slug: StepSlug; readonly values: Draft }>,
    ) => ({
      ...state,
      [payload.slug]: payload.values,
    }),
    draftDropped: (state, { payload }: PayloadAction<StepSlug>) => ({ ...state, [payload]: undefined }),
  },
});

export const { draftChanged, draftDropped } = slice.actions;
export const draftsReducer = slice.reducer;
