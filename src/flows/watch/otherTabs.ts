/** A tab that was left open does not know what another has done meanwhile (docs/decisions/two-tabs.md). */
import { QueryStatus } from '@reduxjs/toolkit/query';
import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Step } from '../../contract/wire';
import type { RootState } from '../../state/root';
import {
  selectBusy,
  selectDialog,
  selectErrorScreen,
  selectGuid,
  selectStep,
  selectUser,
  selectVideo,
} from '../../state/selectors';
import { componentMarked, stepReceived, userChanged } from '../../state/step';
import { userOfWidgets } from '../../state/user';
import { compare, doubt, isStaleMaybe } from './checkRequest';

/** Nothing under way that another step on show would break off, and nothing that is waiting to be read. */
export const isAtRest = (state: RootState): boolean =>
  !selectBusy(state) &&
  !selectDialog(state) &&
  !selectErrorScreen(state) &&
  selectVideo(state).status !== 'uploading' &&
  Object.values(state.api.mutations).every((one) => one?.status !== QueryStatus.pending);

/** What the service knows by now of the same step. The open form keeps its values, and the errors on it stand. */
function* takeOver({ widgets: known }: Step, { widgets }: Step) {
  for (const { name: widget, components } of widgets)
    for (const { name: component, value, status } of components) {
      const before = known
        .find(({ name }) => name === widget)
        ?.components.find(({ name }) => name === component);
      if (before?.value !== value || before.status !== status)
        yield* put(componentMarked({ widget, component, value, status }));
    }
  yield* put(userChanged(userOfWidgets(widgets, yield* select(selectUser))));
}

function* lookAgain() {
  const before = yield* select(selectStep);
  const step = yield* call(compare, isAtRest);
  if (step) yield* call(takeOver, before, step);
}

const comingBack = () =>
  eventChannel<true>((emit) => {
    const look = () => {
      if (!document.hidden) emit(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

/** The session has one request in hand: a tab with another would send its values to the wrong one. */
function* watchRequest() {
  const tabs = new BroadcastChannel('apertura.request');
  const others = eventChannel<string>((emit) => {
    tabs.onmessage = ({ data }) => {
      if (typeof data === 'string') emit(data);
    };
    return () => tabs.close();
  });
  let told = '';
  const tell = function* () {
    const guid = yield* select(selectGuid);
    if (guid !== '' && guid !== told) tabs.postMessage(guid);
    told = guid;
  };
  yield* takeEvery(others, function* (guid) {
    const own = yield* select(selectGuid);
    if (own !== '' && guid !== own) yield* call(doubt);
  });
  yield* takeEvery(stepReceived, tell);
  yield* call(tell);
}

export function* watchOtherTabs() {
  yield* takeLeading(yield* call(comingBack), lookAgain);
  yield* takeLeading(isStaleMaybe, doubt);
  yield* watchRequest();
}
