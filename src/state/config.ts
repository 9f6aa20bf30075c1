import type { RuntimeConfig } from '../api/runtimeConfig';

/** Holds the configuration, which no action changes. */
export const configReducer =
  (config: RuntimeConfig) =>
  (state: RuntimeConfig = config): RuntimeConfig =>
    state;
