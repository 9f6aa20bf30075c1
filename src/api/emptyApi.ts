import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import { lateHooks } from './lateHooks';

/** Seconds that a look-up's answer is kept after its last screen has gone. */
const KEEP_LOOKUPS_S = 600;

/** The one API; each family injects its calls, so that a screen's chunk brings its own. */
export const emptyApi = buildCreateApi(
  coreModule(),
  lateHooks,
)({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_LOOKUPS_S,
  endpoints: () => ({}),
});
