/** Which flow answers which action. A second press while a flow runs is ignored. */
import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import { trackPages } from './trackPages';
import { bootstrap, restart } from './bootstrap';
import { busily } from '../shared/withOverlay';
import { laterArrived } from './loadStepSagas';
import { followLocation } from './followLocation';
import * as actions from '../pageActions';
import { goBack, showSubPage } from '../navigation/showSubPage';

function* stepFlowsWhenThere() {
  const { stepFlows } = yield* call(() => laterArrived);
  yield* stepFlows();
}

export function* rootSaga() {
  yield* fork(trackPages);
  yield* fork(stepFlowsWhenThere);
  yield* takeLeading(actions.bootstrapRequested, busily(bootstrap));
  yield* takeEvery(actions.restartRequested, restart);
  yield* takeLeading(actions.backRequested, goBack);
  yield* takeEvery(actions.subPageRequested, ({ payload }) => showSubPage(payload));
  yield* takeEvery(actions.locationChanged, followLocation);
}
