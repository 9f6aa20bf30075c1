import { runSaga } from 'redux-saga';
import { restartRequested, subPageRequested } from '../../../src/flows/actions';
import { rootSaga } from '../../../src/flows/start/root';
import { initialNavigation, navigated } from '../../../src/state/navigation';
import { selectIsWaiting, selectOpening, selectPath, selectSubPage } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { stepReceived } from '../../../src/state/step';
import { busyEnded, busyStarted, errorScreenShown } from '../../../src/state/ui';
import type { StepSlug } from '../../../src/contract/steps/table';
import { answeringBy } from '../running';
import { freshBrowser, reducer, sagaHost, service, step } from '../support';
import { turn } from '../tab';

freshBrowser();
const opening = {
  ...reducer(undefined, busyStarted()),
  navigation: initialNavigation('/', { opensFirstPage: true }),
};
const answered = (slug: StepSlug) => [
  stepReceived(step(slug, { number: 1 })),
  navigated({ path: `/request/${slug}`, replace: true }),
  bootstrapped(),
];
const failed = [errorScreenShown({ message: 'x', closable: false })];

const press = async (pressed: ReturnType<typeof subPageRequested | typeof restartRequested>) => {
  const app = sagaHost(opening);
  const flows = runSaga({ ...app, effectMiddlewares: [answeringBy(service({}))] }, rootSaga);
  expect(selectIsWaiting(app.getState())).toBe(false);
  app.dispatch(pressed);
  app.dispatch(pressed);
  expect(selectIsWaiting(app.getState())).toBe(true);
  expect([selectPath(app.getState()), selectSubPage(app.getState())]).toEqual(['/', 0]);
  return async (actions: readonly { type: string }[]) => {
    for (const action of actions) app.dispatch(action);
    app.dispatch(busyEnded());
    await turn();
    flows.cancel();
    const state = app.getState();
    return [selectPath(state), selectSubPage(state), state.navigation.moves, selectOpening(state)];
  };
};

it('a press on the first page waits for the service visibly, and is carried out once', async () => {
  const after = await press(subPageRequested(1));
  expect(await after(answered('contact-info'))).toEqual(['/request/contact-info', 1, 1, null]);
});

it('so does the way to a request that was begun earlier', async () => {
  const after = await press(restartRequested('/resume'));
  expect((await after(answered('contact-info')))[0]).toBe('/resume');
});

it.each([
  ['the request stands elsewhere', answered('identification'), '/request/identification'],
  ['the service fails', failed, '/'],
])('where %s it is dropped', async (_, actions, path) => {
  const after = await press(subPageRequested(1));
  expect(await after(actions)).toEqual([path, 0, 0, null]);
});
