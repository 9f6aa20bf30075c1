import { combineReducers } from '@reduxjs/toolkit';
import { emptyApi } from '../api/emptyApi';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { campaignReducer } from './campaign';
import { codesReducer } from './codes';
import { configReducer } from './config';
import { draftsReducer } from './drafts';
import { identificationReducer } from './identification';
import { navigationReducer } from './navigation';
import { sessionReducer } from './session';
import { signingReducer } from './signing';
import { stepReducer } from './step';
import { uiReducer } from './ui';
import { uploadsReducer } from './uploads';

export const rootReducer = (config: RuntimeConfig) =>
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
    [emptyApi.reducerPath]: emptyApi.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof rootReducer>>;
