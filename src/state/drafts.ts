import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepSlug } from '../contract/steps/table';

/** A form's values by widget and component; the questionnaire's destinations are flags. */
export type Draft = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
/** A step, or the identity form of '/resume'. */
export type DraftKey = StepSlug | 'resume';
export type DraftsState = Readonly<Partial<Record<DraftKey, Draft>>>;

const initialState: DraftsState = {};

/**
 * Values typed but not yet sent, restored after a step back. flows/request/draftPersistence.ts keeps them
 * across a reload.
 */
const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Merges by widget, because each sub-page of a step reports only its own part. */
    draftChanged: (
      state,
      { payload }: PayloadAction<{ readonly slug: DraftKey; readonly values: Draft }>,
    ) => ({
      ...state,
      [payload.slug]: { ...state[payload.slug], ...payload.values },
    }),
    draftDropped: (state, { payload }: PayloadAction<DraftKey>) => ({ ...state, [payload]: undefined }),
    /** Replaces all drafts by those of the current request. */
    draftsRestored: (_, { payload }: PayloadAction<DraftsState>) => payload,
  },
});

export const { draftChanged, draftDropped, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;
