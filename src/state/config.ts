import type { RuntimeConfig } from '../api/runtimeConfig';

/** Stands from before the store: no action changes it. */
export const configReducer =
  (config: RuntimeConfig) =>
  (state: RuntimeConfig = config): RuntimeConfig =>
    state;
