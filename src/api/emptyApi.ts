import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import { lateHooks } from './deferredHooks';

/**
 * Seconds. Longer than the contact step takes: the place of birth is found in the lists of the tax code's
 * calculator.
 */
const KEEP_LOOKUPS_S = 3600;

/** Each slice injects its own endpoints, so that they load with the chunk that needs them. */
export const emptyApi = buildCreateApi(
  coreModule(),
  lateHooks,
)({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_LOOKUPS_S,
  endpoints: () => ({}),
});
