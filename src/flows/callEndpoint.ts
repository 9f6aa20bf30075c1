import { call, getContext } from 'typed-redux-saga';
import { contactApi } from '../api/contact';
import { customerApi } from '../api/customer';
import { invitationsApi } from '../api/invitations';
import { onboardingApi } from '../api/onboarding';
import { paperworkApi } from '../api/paperwork';
import { questionnaireApi } from '../api/questionnaire';
import type { ApiRequest, ApiResponse } from '../api/types';
import { uploadsApi } from '../api/uploads';
import { validationApi } from '../api/validation';
import type { AppDispatch } from '../state/store';

const callable = {
  ...onboardingApi.endpoints,
  ...validationApi.endpoints,
  ...customerApi.endpoints,
  ...contactApi.endpoints,
  ...questionnaireApi.endpoints,
  ...invitationsApi.endpoints,
  ...uploadsApi.endpoints,
  ...paperworkApi.endpoints,
};
/** The calls that flows make. */
export type FlowCall = keyof typeof callable;

interface Running {
  unwrap(): Promise<unknown>;
  /** Only queries leave an entry behind: mutations are not tracked. */
  unsubscribe?(): void;
}
type Initiate = (request: unknown, options: object) => Parameters<AppDispatch>[0];

/** Runs one call to its end and releases its cache entry; rejects with the ApiError. */
export const performCall = async (
  dispatch: AppDispatch,
  endpoint: FlowCall,
  request: unknown,
): Promise<unknown> => {
  const initiate = callable[endpoint].initiate as unknown as Initiate;
  const running = dispatch(initiate(request, { forceRefetch: true, track: false })) as unknown as Running;
  try {
    return await running.unwrap();
  } finally {
    running.unsubscribe?.();
  }
};

/** Makes one call and gives its answer; throws the ApiError. The only way from a flow to the service. */
export function* callEndpoint<E extends FlowCall>(
  endpoint: E,
  ...[request]: ApiRequest<E> extends void ? [] : [ApiRequest<E>]
) {
  const dispatch = yield* getContext<AppDispatch>('dispatch');
  return (yield* call(performCall, dispatch, endpoint, request)) as ApiResponse<E>;
}
