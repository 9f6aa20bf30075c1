/** By `takeLeading`, further presses are ignored while their flow runs. */
import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import { trackPages } from './trackPages';
import { bootstrap, restart } from './bootstrap';
import { withOverlay } from '../shared/withOverlay';
import { loadStepSagas, stepSagasLoaded } from './loadStepSagas';
import { followLocation } from './followLocation';
import * as actions from '../pageActions';
import { goBack, showSubPage } from '../navigation/showSubPage';
import { rememberProgress } from './rememberProgress';
import { startedFrom } from './startedFrom';

function* stepSagasWhenLoaded() {
  const { stepSagas } = yield* call(() => stepSagasLoaded);
  yield* stepSagas();
}

function* reopenWhenLoaded() {
  const { reopen } = yield* call(loadStepSagas);
  yield* call(reopen);
}

export function* rootSaga() {
  yield* fork(trackPages);
  yield* fork(rememberProgress);
  yield* fork(stepSagasWhenLoaded);
  yield* takeLeading(actions.bootstrapRequested, withOverlay(bootstrap));
  yield* takeEvery(actions.restartRequested, startedFrom(restart));
  yield* takeLeading(actions.reopenRequested, reopenWhenLoaded);
  yield* takeLeading(actions.backRequested, goBack);
  yield* takeEvery(
    actions.subPageRequested,
    startedFrom(function* openSubPage({ payload, meta }: ReturnType<typeof actions.subPageRequested>) {
      yield* showSubPage(payload, meta);
    }),
  );
  yield* takeEvery(actions.locationChanged, followLocation);
}
