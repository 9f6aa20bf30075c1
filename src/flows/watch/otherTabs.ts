/** Keeps a tab up to date with what other tabs have done (docs/decisions/drafts-and-tabs.md). */
import { QueryStatus } from '@reduxjs/toolkit/query';
import { eventChannel } from 'redux-saga';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
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
import { takeEveryFrom, takeLeadingFrom } from '../shared/followChannel';
import { checkStep, checkRequest, mayBeStale } from './checkRequest';
import { openChannel } from '../shared/openChannel';
import { onPageShown } from './onPageShown';

/** No call, upload or dialog would be interrupted by a change of step. */
export const isIdle = (state: RootState): boolean =>
  !selectBusy(state) &&
  !selectDialog(state) &&
  !selectErrorScreen(state) &&
  selectVideo(state).status !== 'uploading' &&
  Object.values(state.api.mutations).every((one) => one?.status !== QueryStatus.pending);

/** The open form keeps its values and errors. */
function* applyStep({ widgets: known }: Step, { widgets }: Step) {
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

function* checkOnReturn() {
  const before = yield* select(selectStep);
  const step = yield* call(checkStep, { isFree: isIdle, showsEnd: true });
  if (step) yield* call(applyStep, before, step);
}

const pageShown = () => eventChannel<true>((emit) => onPageShown(() => emit(true)));

/** A session has only one request: a tab with another would send values to the wrong one. */
function* watchRequestOfTabs() {
  const tabs = openChannel('apertura.request');
  const others = eventChannel<string>((emit) => {
    tabs.onmessage = ({ data }) => {
      if (typeof data === 'string') emit(data);
    };
    return () => tabs.close();
  });
  let announced = '';
  const announce = function* () {
    const guid = yield* select(selectGuid);
    if (guid !== '' && guid !== announced) tabs.postMessage(guid);
    announced = guid;
  };
  yield* fork(takeEveryFrom<string>, others, function* (guid: string) {
    const own = yield* select(selectGuid);
    if (own !== '' && guid !== own) yield* call(checkRequest);
  });
  yield* takeEvery(stepReceived, announce);
  yield* call(announce);
}

export function* watchOtherTabs() {
  yield* fork(takeLeadingFrom<true>, yield* call(pageShown), checkOnReturn);
  yield* takeLeading(mayBeStale, checkRequest);
  yield* watchRequestOfTabs();
}
