import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Endpoint } from '../contract/declare';
import type { EndpointName } from '../contract/endpoints';
import type { ApiBaseQuery } from './baseQuery';
import { emptyApi } from './emptyApi';
import type { ApiRequest, ApiResponse } from './types';

type Builder = EndpointBuilder<ApiBaseQuery, never, 'api'>;
type Family = Readonly<Partial<Record<EndpointName, Endpoint>>>;
interface Reader<T> {
  (raw: unknown): T;
  readonly isList?: boolean;
}
/** Steps are read by the flows (parseStep). */
type Readers<F extends Family> = {
  readonly [E in keyof F & EndpointName]?: Reader<ApiResponse<E>>;
};

type Definitions<F extends Family> = {
  [E in keyof F & EndpointName]: F[E] extends { readonly cached: true }
    ? QueryDefinition<ApiRequest<E>, ApiBaseQuery, never, ApiResponse<E>, 'api'>
    : MutationDefinition<ApiRequest<E>, ApiBaseQuery, never, ApiResponse<E>, 'api'>;
};

interface FileEntry {
  readonly cacheDataLoaded: Promise<{ readonly data: unknown }>;
  readonly cacheEntryRemoved: Promise<void>;
}

const revokeWhenGone = async (_: unknown, entry: FileEntry): Promise<void> => {
  const loaded = await entry.cacheDataLoaded.catch(() => undefined);
  await entry.cacheEntryRemoved;
  if (typeof loaded?.data === 'string') URL.revokeObjectURL(loaded.data);
};

const definitionOf = (
  build: Builder,
  name: EndpointName,
  declared: Endpoint,
  transformResponse: Reader<unknown> | undefined,
) => {
  const query = (request: Readonly<Record<string, unknown>> | void) => ({
    name,
    declared,
    request,
    ...(transformResponse?.isList && { isList: true }),
  });
  // The object URL of a file lives as long as its cache entry.
  const file = declared.answer === 'blob' && { onCacheEntryAdded: revokeWhenGone };
  return declared.cached
    ? build.query({ query, transformResponse, ...file, ...(file && { keepUnusedDataFor: 0 }) })
    : build.mutation({ query, transformResponse, ...file });
};

export const injectCalls = <F extends Family>(family: F, readers: Readers<F> = {}) =>
  emptyApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(family).map(([name, declared]) => [
          name,
          definitionOf(
            build,
            name as EndpointName,
            declared,
            (readers as Readers<Family>)[name as EndpointName],
          ),
        ]),
      ) as unknown as Definitions<F>,
  });
