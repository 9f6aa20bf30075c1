import type { RuntimeConfig } from '../api/runtimeConfig';

export const configReducer =
  (config: RuntimeConfig) =>
  (state: RuntimeConfig = config): RuntimeConfig =>
    state;
