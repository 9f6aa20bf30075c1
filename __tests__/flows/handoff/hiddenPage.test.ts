import { watchPhone } from '../../../src/flows/handoff/watchPhone';
import { handoffClosed } from '../../../src/flows/actions';
import { createAppStore } from '../../../src/state/store';
import { takeHeld, watchHeld } from '../../setup/held';
import { config } from '../support';

watchHeld();
afterEach(() => void jest.restoreAllMocks());

it('a poll that is given up while the page is hidden no longer waits for it', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, runSaga } = createAppStore({ config, location: { pathname: '/', search: '' } });
  const watch = runSaga(watchPhone);
  store.dispatch(handoffClosed());
  await watch.toPromise();
  expect(takeHeld('store')).toEqual([]);
});
