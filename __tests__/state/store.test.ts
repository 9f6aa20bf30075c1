import { pageViewed } from '../../src/state/analytics';
import { createAppStore } from '../../src/state/store';
import { selectCampaign, selectDialog, selectErrorScreen, selectPath } from '../../src/state/selectors';
import { dialogOpened, errorScreenClosed, errorScreenShown } from '../../src/state/ui';
import { config } from '../flows/support';

const storeAt = (pathname: string, search = '') =>
  createAppStore({ config, location: { pathname, search } }).store;

afterEach(() => {
  delete window.dataLayer;
});

describe('the store', () => {
  it('[R2.1-11] starts where the page was loaded', () => {
    const { getState } = storeAt('/request/card/', '?promoCode=A&x=1');
    expect(selectPath(getState())).toBe('/request/card');
    expect(selectCampaign(getState())).toEqual({ promoCode: 'A' });
  });

  it('shows an error screen in place of an open dialog, which does not come back with the page', () => {
    const { dispatch, getState } = storeAt('/request/card');
    dispatch(dialogOpened({ message: 'Non ora' }));
    dispatch(errorScreenShown({ message: 'Sospeso', closable: true }));
    expect(selectErrorScreen(getState())).toMatchObject({ message: 'Sospeso' });
    dispatch(errorScreenClosed());
    expect(selectDialog(getState())).toBeNull();
  });

  it('[R4.9-01] reports a page to the tag manager, if there is one', () => {
    const view = { slug: 'card', subSlug: '', partnership: 'p', convention: 'c' };
    const store = storeAt('/');
    expect(() => store.dispatch(pageViewed(view))).not.toThrow();
    window.dataLayer = [];
    store.dispatch(pageViewed(view));
    expect(window.dataLayer).toEqual([{ event: 'pageView', ...view }]);
  });

  it('shows DevTools nothing unless configured to', async () => {
    const compose = jest.fn(() => (enhancer: unknown) => enhancer);
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
    // The toolkit looks for the extension while it is imported.
    await jest.isolateModulesAsync(async () => {
      const { createAppStore: create } = await import('../../src/state/store');
      const options = { config, location: { pathname: '/', search: '' } };
      create(options);
      expect(compose).not.toHaveBeenCalled();
      const devTools = { name: 'Apertura' };
      create({ ...options, devTools });
      expect(compose).toHaveBeenCalledWith(expect.objectContaining(devTools));
    });
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: undefined });
  });
});
