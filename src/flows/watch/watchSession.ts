/** Two minutes before the session ends the applicant is warned, and may stay (docs/decisions/session-warning.md). */
import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import type { ResponseOf } from '../../contract/wire';
import { isOutside, THANKS_PATH } from '../../state/paths';
import { requestForgotten, type RootState } from '../../state/root';
import { selectPath, selectWarning } from '../../state/selectors';
import { expiry } from '../../state/sessionExpiry';
import { warningChanged, type SessionWarning } from '../../state/ui';
import { sessionExtensionRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { isRefused } from '../shared/isRefused';
import { clockOf, heardAt, outlook, type Outlook, type SessionClock } from './sessionClock';

/** The longest that a timer counts. */
const LONGEST_MS = 2 ** 31 - 1;

interface CallAction extends Action {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
    readonly arg: { readonly endpointName: string };
  };
}

interface News {
  readonly action?: Action;
  /** What another tab has heard of the service; 0 where this one is only looked at again. */
  readonly heard?: number;
}

/** Of whatever flow or screen made the call. */
const isCall = (action: unknown): action is CallAction =>
  (action as Partial<CallAction> | undefined)?.meta?.requestStatus !== undefined;

const isNews = (action: unknown): boolean =>
  isCall(action) || requestForgotten.match(action) || sessionExtensionRequested.match(action);

/** The clock as calls move it. A call counts from when it was made: an upload is long on its way. */
const listener = () => {
  const made = new Map<string, number>();
  return (clock: SessionClock | null, { payload, meta }: CallAction, now: number): SessionClock | null => {
    const { requestId, requestStatus, arg } = meta;
    const at = made.get(requestId) ?? now;
    if (requestStatus === 'pending') made.set(requestId, at);
    else made.delete(requestId);
    if (requestStatus === 'fulfilled' && arg.endpointName === 'productInfo') {
      const { session } = (payload as ResponseOf<'productInfo'>).data;
      return session ? clockOf(session, at) : null;
    }
    const isAnswered = requestStatus === 'fulfilled' || isRefused(payload);
    return clock && isAnswered ? heardAt(clock, at) : clock;
  };
};

const outsideNews = (tabs: BroadcastChannel): EventChannel<number> =>
  eventChannel((emit) => {
    const look = () => {
      if (!document.hidden) emit(0);
    };
    tabs.onmessage = ({ data }) => {
      if (typeof data === 'number' && data <= Date.now()) emit(data);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      tabs.close();
      document.removeEventListener('visibilitychange', look);
    };
  });

const selectSession = ({ session }: RootState) => session.product?.session;

/** A session that lives is prolonged by being asked for; one that is over leads to its page. */
function* ask() {
  const before = yield* select(selectSession);
  try {
    const { data } = yield* callEndpoint(onboardingApi, 'productInfo');
    // Another tab has met the end, and begun anew.
    if (data.session?.draftKey !== before?.draftKey)
      for (const action of yield* select(expiry)) yield* put(action);
  } catch {
    const warning = yield* select(selectWarning);
    if (warning) yield* put(warningChanged({ ...warning, failed: true }));
  }
}

/** Pages that have nothing to lose are left alone. */
const selectIsAtStake = (state: RootState): boolean =>
  selectPath(state) !== THANKS_PATH && !isOutside(selectPath(state));

/** A warning is shown once for each end: the one that nothing moves can be closed. */
function* warn(wanted: SessionWarning | null, told: number) {
  const shown = yield* select(selectWarning);
  if (wanted ? wanted.endsAt !== told : shown) yield* put(warningChanged(wanted));
  return wanted?.endsAt ?? told;
}

export function* watchSession() {
  const session = yield* select(selectSession);
  const hear = listener();
  let clock = session ? clockOf(session, yield* call(Date.now)) : null;
  while (!clock) clock = hear(null, yield* take(isCall), yield* call(Date.now));

  const tabs = new BroadcastChannel('apertura.session');
  const outside = yield* call(outsideNews, tabs);
  let told = 0;
  let asked = 0;
  for (;;) {
    const isAtStake: boolean = yield* select(selectIsAtStake);
    const { warning, over, wait }: Outlook = outlook(isAtStake ? clock : null, yield* call(Date.now));
    told = yield* call(warn, warning, told);
    if (over > asked) yield* fork(ask);
    asked = Math.max(asked, over);

    const { action, heard }: News = yield* race({
      passed: delay(Math.min(wait, LONGEST_MS)),
      heard: take(outside),
      action: take(isNews),
    });
    if (heard === 0) asked = 0;
    if (sessionExtensionRequested.match(action)) yield* fork(ask);
    const before: SessionClock | null = clock;
    if (requestForgotten.match(action)) clock = null;
    else if (isCall(action)) clock = hear(before, action, yield* call(Date.now));
    else if (before && heard) clock = heardAt(before, heard);
    if (clock && clock !== before && action) tabs.postMessage(clock.last);
  }
}
