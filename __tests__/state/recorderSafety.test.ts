import { fakeService } from '../screens/fakeService';
import { config } from '../flows/support';
import { createRecorder } from '../../src/state/recording/recorder';
import { createAppStore } from '../../src/state/store';
import { dialogClosed } from '../../src/state/ui';

const start = (path: string) => {
  fakeService({});
  const { store } = createAppStore({ config, location: { pathname: path, search: '' } });
  return { store, recorder: createRecorder(store, path) };
};

it.each(['/mario.rossi@example.it', '/mario.rossi@example.it/', '/request/card/mario.rossi@example.it'])(
  'an address that the app does not know may hold anything: %s',
  async (address) => {
    const { recorder } = start(address);
    expect(JSON.stringify(await recorder.read())).not.toContain('mario');
  },
);

it('what cannot be recorded leaves a gap, and does what it does', async () => {
  const { store, recorder } = start('/');
  const payload = {
    path: '/',
    get subPage(): number {
      if (new Error().stack?.includes('redaction')) throw new Error('unreadable');
      return 2;
    },
  };
  store.dispatch({ type: 'navigation/navigated', payload });
  expect(store.getState().navigation.subPage).toBe(2);
  store.dispatch(dialogClosed());
  const { events } = await recorder.read();
  const names = events.map(({ name }) => name);
  expect(names).toContain('ui/dialogClosed');
  expect(names).not.toContain('navigation/navigated');
});
