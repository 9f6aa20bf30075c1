import { combineReducers, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from '../api/emptyApi';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { campaignReducer } from './campaign';
import { codesReducer } from './codes';
import { configReducer } from './config';
import { draftChanged, draftsReducer } from './drafts';
import { identificationReducer } from './identification';
import { navigationReducer } from './navigation';
import { firstSegment } from './paths';
import { resumeReducer } from './resume';
import { sessionReducer } from './session';
import { signingReducer } from './signing';
import { stepReducer } from './step';
import { uiReducer } from './ui';
import { uploadsReducer } from './uploads';

/** The session has ended: removes the applicant's data from the store. */
export const requestForgotten = createAction('session/requestForgotten');

const slicesOf = (config: RuntimeConfig) =>
  combineReducers({
    config: configReducer(config),
    session: sessionReducer,
    step: stepReducer,
    navigation: navigationReducer,
    ui: uiReducer,
    drafts: draftsReducer,
    campaign: campaignReducer,
    codes: codesReducer,
    uploads: uploadsReducer,
    identification: identificationReducer,
    signing: signingReducer,
    resume: resumeReducer,
    [emptyApi.reducerPath]: emptyApi.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof slicesOf>>;

export const rootReducer = (config: RuntimeConfig) => {
  const slices = slicesOf(config);
  return (state: Parameters<typeof slices>[0], action: UnknownAction): RootState => {
    // A form may report its last values when it unmounts after the end of the session. They are dropped.
    const { path = '' } = state?.navigation ?? {};
    if (draftChanged.match(action) && firstSegment(path) === 'session-expired') return state as RootState;
    if (!state || !requestForgotten.match(action)) return slices(state, action);
    const { session, navigation, ui, campaign, api } = state;
    return slices(
      { session, navigation, ui, api, campaign: campaign && { ...campaign, typedPromoCode: '' } },
      action,
    );
  };
};
