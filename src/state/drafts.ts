import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StepSlug } from '../contract/steps/table';
import { uploadStored } from './uploads';

/**
 * A form's values by widget and component; the questionnaire's destinations are flags. The identification's
 * also has, by upload type, what a picture has filled in; '' where the applicant has edited the field since.
 */
export type Draft = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
export type DraftKey = StepSlug | 'resume';
export type DraftsState = Readonly<Partial<Record<DraftKey, Draft>>>;

const initialState: DraftsState = {};

/** Restored after a step back. flows/request/draftPersistence.ts keeps them across a reload. */
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
    draftsRestored: (_, { payload }: PayloadAction<DraftsState>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(uploadStored, (state, { payload: { key } }) => {
      const { identification } = state;
      const filled = identification?.[key];
      if (!filled) return state;
      // A new picture fills in again what was emptied under the one before.
      const kept = Object.entries(filled).filter(([, value]) => value !== '');
      return { ...state, identification: { ...identification, [key]: Object.fromEntries(kept) } };
    }),
});

export const { draftChanged, draftDropped, draftsRestored } = slice.actions;
export const draftsReducer = slice.reducer;
