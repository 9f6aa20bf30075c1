/** A tab that was left open does not know what another has done meanwhile (docs/decisions/two-tabs.md). */
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { onboardingApi } from '../api/onboarding';
import type { EndpointName } from '../contract/endpoints';
import type { ApiError } from '../contract/errors';
import type { Step } from '../contract/wire';
import { firstSegment } from '../state/paths';
import type { RootState } from '../state/root';
import {
  selectBusy,
  selectDialog,
  selectErrorScreen,
  selectGuid,
  selectPath,
  selectStep,
  selectUser,
  selectVideo,
} from '../state/selectors';
import { componentMarked, stepReceived, userChanged } from '../state/step';
import { stepOf } from '../state/stepOf';
import { userOfWidgets } from '../state/user';
import { callEndpoint } from './callEndpoint';
import { goElsewhere } from './elsewhere';
import { isRefused } from './isRefused';

/**
 * Calls that the service takes at their own step, or of a session that has the request in hand: a refusal may mean that the
 * request has left the step, or was opened in another session.
 */
const boundToRequest: readonly EndpointName[] = [
  'onboardingBack',
  'checkCustomerInfo',
  'validateEmail',
  'confermaEmail',
  'validateCellulare',
  'confermaCellulare',
  'createPassword',
  'customerInfo',
  'questionnaireGet',
  'questionnaireSave',
  'generateCaptcha',
  'videoUpload',
  'videoCaptcha',
  'documentUpload',
  'documentPreview',
  'signContractList',
  'stampaContratto',
  'presaVisione',
  'invitations',
];

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

/** Where the service has the request: elsewhere, which is then shown, or at the step on show, which is given. */
function* compare(isFree: (state: RootState) => boolean) {
  const before = yield* select(selectStep);
  const isStill = (state: RootState): boolean =>
    selectStep(state) === before && firstSegment(selectPath(state)) === 'request' && isFree(state);
  // Before the first step is there, nothing can have been overtaken.
  if (before.name === '' || !(yield* select(isStill))) return null;
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = stepOf(answer);
    // The applicant has not waited.
    if (!(yield* select(isStill))) return null;
    if (step.name === before.name && step.guid === before.guid) return step;
    yield* call(goElsewhere, step);
  } catch {
    // Offline, refused, a step of no known title: the page stays as it is.
  }
  return null;
}

function* lookAgain() {
  const before = yield* select(selectStep);
  const step = yield* call(compare, isAtRest);
  if (step) yield* call(takeOver, before, step);
}

function* doubt() {
  yield* call(compare, () => true);
}

const comingBack = () =>
  eventChannel<true>((emit) => {
    const look = () => {
      if (!document.hidden) emit(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

const isStaleMaybe = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || !isRefused(action.payload)) return false;
  const { endpoint, widgets } = action.payload as ApiError;
  return boundToRequest.includes(endpoint) && !widgets;
};

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
