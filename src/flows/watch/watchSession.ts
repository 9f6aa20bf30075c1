/** docs/decisions/session.md: 'The end, and the warning'. */
import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import type { ResponseOf } from '../../contract/wire';
import { isStandalone, THANKS_PATH } from '../../state/paths';
import { requestForgotten, type RootState } from '../../state/root';
import { selectPath, selectWarning } from '../../state/selectors';
import { warningChanged, type SessionWarning } from '../../state/ui';
import { sessionExtensionRequested } from '../actions';
import { isRefused } from '../shared/failures';
import { openChannel } from '../shared/openChannel';
import { selectSession, showEnd } from '../shared/showEnd';
import { onPageShown } from './onPageShown';
import { clockOf, withCallAt, outlook, type Outlook, type SessionClock } from './sessionClock';

/** The longest delay that a browser timer accepts. */
const LONGEST_MS = 2 ** 31 - 1;

interface CallAction extends Action {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
    readonly arg: { readonly endpointName: string };
  };
}

interface SessionEvent {
  readonly action?: Action;
  /** Time of the last answered call of another tab; 0 if the page is looked at again. */
  readonly heard?: number;
}

const isCall = (action: unknown): action is CallAction =>
  (action as Partial<CallAction> | undefined)?.meta?.requestStatus !== undefined;

const isSessionEvent = (action: unknown): boolean =>
  isCall(action) || requestForgotten.match(action) || sessionExtensionRequested.match(action);

/** A call counts from its start, because uploads take long. */
const clockUpdater = () => {
  const made = new Map<string, number>();
  return (clock: SessionClock | null, { payload, meta }: CallAction, now: number): SessionClock | null => {
    const { requestId, requestStatus, arg } = meta;
    const at = made.get(requestId) ?? now;
    if (requestStatus === 'pending') made.set(requestId, at);
    else made.delete(requestId);
    if (requestStatus === 'fulfilled' && arg.endpointName === 'productInfo') {
      // A service may answer no data.
      const session = (payload as Partial<ResponseOf<'productInfo'>>).data?.session;
      return session ? clockOf(session, at) : null;
    }
    const isAnswered = requestStatus === 'fulfilled' || isRefused(payload);
    return clock && isAnswered ? withCallAt(clock, at) : clock;
  };
};

const otherTabEvents = (tabs: ReturnType<typeof openChannel>): EventChannel<number> =>
  eventChannel((emit) => {
    const stop = onPageShown(() => emit(0));
    tabs.onmessage = ({ data }) => {
      if (typeof data === 'number' && data <= Date.now()) emit(data);
    };
    return () => {
      tabs.close();
      stop();
    };
  });

function* refreshSession() {
  try {
    yield* call(showEnd);
  } catch {
    const warning = yield* select(selectWarning);
    if (warning) yield* put(warningChanged({ ...warning, failed: true }));
  }
}

const selectIsAtStake = (state: RootState): boolean =>
  selectPath(state) !== THANKS_PATH && !isStandalone(selectPath(state));

/** Shows the warning once for each end time, because the one for the absolute limit can be closed. */
function* showWarning(wanted: SessionWarning | null, told: number) {
  const shown = yield* select(selectWarning);
  if (wanted ? wanted.endsAt !== told : shown) yield* put(warningChanged(wanted));
  return wanted?.endsAt ?? told;
}

export function* watchSession() {
  const session = yield* select(selectSession);
  const hear = clockUpdater();
  let clock = session ? clockOf(session, yield* call(Date.now)) : null;
  while (!clock) clock = hear(null, yield* take(isCall), yield* call(Date.now));

  const tabs = openChannel('apertura.session');
  const outside = yield* call(otherTabEvents, tabs);
  let told = 0;
  let asked = 0;
  try {
    for (;;) {
      const isAtStake: boolean = yield* select(selectIsAtStake);
      const { warning, over, wait }: Outlook = outlook(isAtStake ? clock : null, yield* call(Date.now));
      told = yield* call(showWarning, warning, told);
      if (over > asked) yield* fork(refreshSession);
      asked = Math.max(asked, over);

      const { action, heard }: SessionEvent = yield* race({
        passed: delay(Math.min(wait, LONGEST_MS)),
        heard: take(outside),
        action: take(isSessionEvent),
      });
      if (heard === 0) asked = 0;
      if (sessionExtensionRequested.match(action)) yield* fork(refreshSession);
      const before: SessionClock | null = clock;
      if (requestForgotten.match(action)) clock = null;
      else if (isCall(action)) clock = hear(before, action, yield* call(Date.now));
      else if (before && heard) clock = withCallAt(before, heard);
      if (clock && clock !== before && action) tabs.postMessage(clock.last);
    }
  } finally {
    outside.close();
  }
}
