import { CANCEL } from 'redux-saga';
import { call, getContext } from 'typed-redux-saga';
import type { ApiRequest, ApiResponse } from '../../api/types';
import type { EndpointName } from '../../contract/endpoints';
import type { AppDispatch } from '../../state/store';

interface Running {
  unwrap(): Promise<unknown>;
  abort(): void;
  /** Only queries have a cache entry: mutations run with `track: false`. */
  unsubscribe?(): void;
}
interface Initiable {
  readonly initiate: (request: unknown, options: object) => Parameters<AppDispatch>[0];
}

/** Named by the flow, so that the slice is in the flow's chunk. */
export interface Family<E extends EndpointName> {
  readonly endpoints: Readonly<Record<E, unknown>>;
}

/** Rejects with an ApiError; cancelling the flow aborts the call. */
export const performCall = (
  dispatch: AppDispatch,
  _endpoint: EndpointName,
  request: unknown,
  { initiate }: Initiable,
): Promise<unknown> => {
  const running = dispatch(initiate(request, { forceRefetch: true, track: false })) as unknown as Running;
  const ended = running.unwrap().finally(() => running.unsubscribe?.());
  return Object.assign(ended, { [CANCEL]: () => running.abort() });
};

/** Throws an ApiError. Flows reach the service only through this. */
export function* callEndpoint<E extends EndpointName>(
  family: Family<E>,
  endpoint: E,
  ...[request]: ApiRequest<E> extends void ? [] : [ApiRequest<E>]
) {
  const dispatch = yield* getContext<AppDispatch>('dispatch');
  const initiable = family.endpoints[endpoint] as Initiable;
  return (yield* call(performCall, dispatch, endpoint, request, initiable)) as ApiResponse<E>;
}
