import { buildCreateApi, coreModule, type EndpointBuilder } from '@reduxjs/toolkit/query';
import type { EndpointName } from '../contract/endpoints';
import { baseQuery, type ApiBaseQuery } from './baseQuery';
import { lateHooks } from './deferredHooks';
import type { ApiRequest, ApiResponse } from './types';

/** Seconds that a look-up's cached answer outlives its last subscriber. */
const KEEP_LOOKUPS_S = 600;

/**
 * The API without endpoints. Each slice injects its own, so that they load with the chunk that needs them.
 */
export const emptyApi = buildCreateApi(
  coreModule(),
  lateHooks,
)({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEEP_LOOKUPS_S,
  endpoints: () => ({}),
});

export type ApiBuilder = EndpointBuilder<ApiBaseQuery, never, 'api'>;

const callOf = <E extends EndpointName>(endpoint: E) => ({
  query: (request: ApiRequest<E>) => ({ endpoint, request: request as Record<string, unknown> | void }),
});

/** A look-up. Its arguments become a cache key in plain text, so they must hold no personal data. */
export const query = <E extends EndpointName>(build: ApiBuilder, endpoint: E) =>
  build.query<ApiResponse<E>, ApiRequest<E>>(callOf(endpoint));

export const mutation = <E extends EndpointName>(build: ApiBuilder, endpoint: E) =>
  build.mutation<ApiResponse<E>, ApiRequest<E>>(callOf(endpoint));

interface FileEntry {
  readonly cacheDataLoaded: Promise<{ readonly data: unknown }>;
  readonly cacheEntryRemoved: Promise<void>;
}

const revokeWhenGone = async (_: unknown, entry: FileEntry): Promise<void> => {
  const loaded = await entry.cacheDataLoaded.catch(() => undefined);
  await entry.cacheEntryRemoved;
  if (typeof loaded?.data === 'string') URL.revokeObjectURL(loaded.data);
};

/** As `query` and `mutation`, for answers that are files: the object URL lives as long as its cache entry. */
export const fileQuery = <E extends EndpointName>(build: ApiBuilder, endpoint: E) =>
  build.query<ApiResponse<E>, ApiRequest<E>>({
    ...callOf(endpoint),
    keepUnusedDataFor: 0,
    onCacheEntryAdded: revokeWhenGone,
  });

export const fileMutation = <E extends EndpointName>(build: ApiBuilder, endpoint: E) =>
  build.mutation<ApiResponse<E>, ApiRequest<E>>({ ...callOf(endpoint), onCacheEntryAdded: revokeWhenGone });
