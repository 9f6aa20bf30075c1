import { CANCEL } from 'redux-saga';
import { call, getContext } from 'typed-redux-saga';
import type { ApiRequest, ApiResponse } from '../../api/types';
import type { EndpointName } from '../../contract/endpoints';
import type { AppDispatch } from '../../state/store';

interface Running {
  unwrap(): Promise<unknown>;
  abort(): void;
  /** Only queries leave an entry behind: mutations are not tracked. */
  unsubscribe?(): void;
}
interface Initiable {
  readonly initiate: (request: unknown, options: object) => Parameters<AppDispatch>[0];
}

/** The family of an endpoint: naming it here brings it into the flow's chunk. */
export interface Family<E extends EndpointName> {
  readonly endpoints: Readonly<Record<E, unknown>>;
}

/** Runs one call to its end and releases its cache entry; rejects with the ApiError. A flow that is cancelled aborts it. */
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

/** Makes one call and gives its answer; throws the ApiError. The only way from a flow to the service. */
export function* callEndpoint<E extends EndpointName>(
  family: Family<E>,
  endpoint: E,
  ...[request]: ApiRequest<E> extends void ? [] : [ApiRequest<E>]
) {
  const dispatch = yield* getContext<AppDispatch>('dispatch');
  const initiable = family.endpoints[endpoint] as Initiable;
  return (yield* call(performCall, dispatch, endpoint, request, initiable)) as ApiResponse<E>;
}
