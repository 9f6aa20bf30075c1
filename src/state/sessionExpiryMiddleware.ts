import { isFulfilled, isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError, isSessionOver } from '../contract/errors';
import type { ResponseOf } from '../contract/wire';
import { navigated } from './navigation';
import { expiredPath, guidOfPath, isResuming, unkeptPath } from './paths';
import { requestInterrupted } from './resume';
import { requestForgotten, type RootState } from './root';
import { dialogClosed, errorScreenClosed } from './ui';

export const forgetRequestActions = (
  { navigation, step, resume }: RootState,
  path = navigation.path,
): readonly UnknownAction[] => [
  requestForgotten(),
  // A second expiry keeps the request of the first.
  requestInterrupted({
    guid: (isResuming(path) && guidOfPath(path)) || step.current.guid || resume.interrupted,
  }),
];

export const sessionExpiredActions = (
  state: RootState,
  path = state.navigation.path,
): readonly UnknownAction[] => [
  ...forgetRequestActions(state, path),
  ...(state.ui.dialog ? [dialogClosed()] : []),
  ...(state.ui.errorScreen ? [errorScreenClosed()] : []),
  navigated({ path: expiredPath(path, state.step.stepSlug) }),
];

/** No service that sends no session times ends a session this soon. */
const SOONEST_END_MS = 60_000;

/** Whether product info has opened a session: on loading the page, after the end of another, at 'Riprova'. */
const isOpening = ({ session, navigation }: RootState, payload: unknown): boolean => {
  const key = (payload as Partial<ResponseOf<'productInfo'>>).data?.session?.draftKey;
  const isUnkept = navigation.path.startsWith(unkeptPath(''));
  return !session.product || isUnkept || key !== session.product.session?.draftKey;
};

/** The question for the current step: some back ends refuse it so where there is none, and start one then. */
const isProbe = ({ meta }: { readonly meta: { readonly arg?: unknown } }): boolean => {
  const { endpointName, originalArgs } = meta.arg as {
    readonly endpointName?: string;
    readonly originalArgs?: { readonly number?: unknown };
  };
  return endpointName === 'onboardingNext' && originalArgs?.number === null;
};

/** The calls of a resume open a session where the browser has none. */
const OPENING: readonly (string | undefined)[] = ['contactStart', 'resumeStart', 'contactNext'];

type Times = NonNullable<NonNullable<ResponseOf<'productInfo'>['data']>['session']>;

/**
 * Decides, call by call, whether the browser keeps the session that the service has just opened. A session
 * that is over before any other call, and before it can have expired, never was kept.
 */
const sessionKeeping = () => {
  let times: Pick<Times, 'idleSeconds'> & { readonly endsAt: number } = {
    idleSeconds: SOONEST_END_MS / 1000,
    endsAt: Infinity,
  };
  let endsAt: number | undefined;
  return {
    hear: (action: unknown, before: RootState): void => {
      if (!isFulfilled(action)) return;
      const { endpointName } = action.meta.arg as { readonly endpointName?: string };
      const isInfo = endpointName === 'productInfo';
      const told = isInfo ? (action.payload as ResponseOf<'productInfo'>).data?.session : undefined;
      const now = Date.now();
      if (told) times = { idleSeconds: told.idleSeconds, endsAt: now + told.remainingSeconds * 1000 };
      const opens = OPENING.includes(endpointName) || (isInfo && isOpening(before, action.payload));
      endsAt = opens ? Math.min(now + times.idleSeconds * 1000, times.endsAt) : undefined;
    },
    wasNeverKept: (): boolean => endsAt !== undefined && Date.now() < endsAt,
  };
};

/**
 * Shows the session-expired page for an expiry on any call. Flows and screens report nothing.
 * `beforeForgetting` stores what has just been typed with the rest, for when the request is resumed.
 */
export const sessionExpiryMiddleware =
  (beforeForgetting: () => void): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) => {
    const { hear, wasNeverKept } = sessionKeeping();
    return (action) => {
      hear(action, getState());
      if (requestForgotten.match(action)) beforeForgetting();
      const result = next(action);
      if (!isRejectedWithValue(action) || !isApiError(action.payload)) return result;
      const { endpoint, kind } = action.payload;
      const isOver = kind === 'sessionExpiry' || isSessionOver(action.payload);
      const isUnkept = isOver && endpoint !== 'productInfo' && !isProbe(action) && wasNeverKept();
      if (kind === 'sessionExpiry' || isUnkept) {
        // The flow that loads the page goes on in a new session.
        if (endpoint === 'productInfo' && getState().session.renewing) return result;
        const here = getState().navigation.path;
        const path = isUnkept ? unkeptPath(here) : endpoint === 'contactResume' ? '/resume' : undefined;
        sessionExpiredActions(getState(), path).forEach(dispatch);
      }
      return result;
    };
  };
