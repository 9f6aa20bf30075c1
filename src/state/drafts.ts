import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepSlug } from '../contract/steps/table';

/** A form's values by widget and component; the questionnaire's destinations are flags. */
export type Draft = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
/** A step's form, or that of the resume by identity. */
export type DraftKey = StepSlug | 'resume';
export type DraftsState = Readonly<Partial<Record<DraftKey, Draft>>>;

const initialState: DraftsState = {};

/** What was typed and not yet sent, so that it is still there after a step back; in memory alone. */
const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged: (
      state,
      { payload }: PayloadAction<{ readonly slug: DraftKey; readonly values: Draft }>,
    ) => ({
      ...state,
      [payload.slug]: payload.values,
    }),
    draftDropped: (state, { payload }: PayloadAction<DraftKey>) => ({ ...state, [payload]: undefined }),
    /** As an earlier load of the page has left them; what was typed since stands. */
    draftsRestored: (state, { payload }: PayloadAction<DraftsState>) => ({ ...payload, ...state }),
  },
});

export const { draftChanged, draftDropped, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;
