import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepSlug } from '../contract/steps/table';

/** A form's values by widget and component; the questionnaire's destinations are flags. */
export type Draft = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
/** A step's form, or that of the resume by identity. */
export type DraftKey = StepSlug | 'resume';
export type DraftsState = Readonly<Partial<Record<DraftKey, Draft>>>;

const initialState: DraftsState = {};

/** What was typed and not yet sent, so that it is still there after a step back; flows/request/draftPersistence.ts has it survive a reload. */
const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Widget by widget: the pages of a step have one draft, and each tells its own part. */
    draftChanged: (
      state,
      { payload }: PayloadAction<{ readonly slug: DraftKey; readonly values: Draft }>,
    ) => ({
      ...state,
      [payload.slug]: { ...state[payload.slug], ...payload.values },
    }),
    draftDropped: (state, { payload }: PayloadAction<DraftKey>) => ({ ...state, [payload]: undefined }),
    /** Those of the request that is now in hand, in place of all. */
    draftsRestored: (_, { payload }: PayloadAction<DraftsState>) => payload,
  },
});

export const { draftChanged, draftDropped, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;
