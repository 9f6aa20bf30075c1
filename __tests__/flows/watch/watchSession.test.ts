import { fakeService, refusal } from '../../screens/fakeService';
import { customerApi } from '../../../src/api/customer';
import { onboardingApi } from '../../../src/api/onboarding';
import { uploadsApi } from '../../../src/api/uploads';
import { validationApi } from '../../../src/api/validation';
import { sessionExtensionRequested } from '../../../src/flows/actions';
import { watchSession } from '../../../src/flows/watch/watchSession';
import { navigated } from '../../../src/state/navigation';
import { selectPath, selectWarning } from '../../../src/state/selectors';
import { productLoaded } from '../../../src/state/session';
import { stepReceived } from '../../../src/state/step';
import { createAppStore } from '../../../src/state/store';
import { warningChanged } from '../../../src/state/ui';
import { config, NOW, step } from '../support';
import { browserOfTabs, FakeChannel, product, productInfo, SESSION } from '../tab';
import { untilAtRest } from '../../setup/otherThreads';

const SECOND = 1000;
const MINUTE = 60_000;
/** Until the warning: ten minutes, less two, less what the service may not have written down. */
const CALM = 7 * MINUTE + 59 * SECOND;

type Answers = Parameters<typeof fakeService>[0];
type Store = ReturnType<typeof createAppStore>['store'];

const { setTimeout: realTimeout } = globalThis;
/** Calls take turns of the real event loop; the clock is the test's. */
const turns = () => untilAtRest(() => new Promise((resolve) => realTimeout(resolve)));
const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await turns();
};

const tabs: { cancel: () => void }[] = [];
const openTab = async (answers: Answers = {}, session: object | null = SESSION) => {
  const service = fakeService({ productInfo: () => productInfo(session), ...answers });
  const { store, runSaga } = createAppStore({ config, location: { pathname: '/', search: '' } });
  if (session) store.dispatch(productLoaded({ ...product, session: session as typeof SESSION }));
  store.dispatch(stepReceived(step('card')));
  store.dispatch(navigated({ path: '/request/card' }));
  tabs.push(runSaga(watchSession));
  await turns();
  return { store, service, warning: () => selectWarning(store.getState()) };
};
const validate = async (store: Store, api = validationApi.endpoints.validateEmail) => {
  await store.dispatch(api.initiate({ indirizzo: 'a@b.it' }, { track: false }));
};
const warnsAfter = async (ms: number, warning: () => unknown) => {
  await pass(ms - 1);
  expect(warning()).toBeNull();
  await pass(1);
  expect(warning()).not.toBeNull();
};
const wakeUp = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const ended = { productInfo: () => refusal('no product code for session') };

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.cancel();
  jest.useRealTimers();
});
browserOfTabs();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask'] });
});

describe('the warning before the session ends', () => {
  it.each([
    ['refuses', () => refusal('No'), CALM],
    ['never answers', () => null, SECOND],
  ])(
    'waits with each call that is answered, whatever with: one that the service %s',
    async (_, answer, ms) => {
      const { store, warning } = await openTab({ validateEmail: answer });
      await pass(CALM - SECOND);
      await validate(store);
      await warnsAfter(ms, warning);
    },
  );

  it('counts a call from when it was made: a long upload is no later activity', async () => {
    let release: (value: unknown) => void = () => undefined;
    const answers = { generateCaptcha: () => new Promise((resolve) => (release = resolve)) };
    const { store, warning } = await openTab(answers);
    void store.dispatch(uploadsApi.endpoints.generateCaptcha.initiate({ guid: 'g' }, { track: false }));
    await pass(40 * SECOND);
    release({ status: 'success', data: {} });
    await turns();
    await warnsAfter(CALM - 40 * SECOND, warning);
  });

  it('is extended by one harmless call, as often as wanted', async () => {
    const { store, service, warning } = await openTab();
    for (let time = 1; time <= 3; time += 1) {
      await pass(CALM + MINUTE);
      expect(warning()).toMatchObject({ extendable: true });
      store.dispatch(sessionExtensionRequested());
      await turns();
      expect(warning()).toBeNull();
      expect(service.requests('productInfo')).toHaveLength(time);
    }
  });

  it('says so when the service cannot be asked, and may be tried again', async () => {
    let up = false;
    const { store, warning } = await openTab({ productInfo: () => (up ? productInfo() : null) });
    await pass(CALM);
    const { endsAt } = warning() ?? {};
    store.dispatch(sessionExtensionRequested());
    await turns();
    expect(warning()).toEqual({ endsAt, extendable: true, failed: true });
    up = true;
    store.dispatch(sessionExtensionRequested());
    await turns();
    expect(warning()).toBeNull();
  });

  it('goes away when another tab is used, which sends only the time', async () => {
    const idle = await openTab();
    const used = await openTab({ validateEmail: () => ({ status: 'success' }) });
    const posted = jest.spyOn(FakeChannel.prototype, 'postMessage');
    await pass(CALM);
    expect(idle.warning()).not.toBeNull();
    await validate(used.store);
    await turns();
    expect(posted.mock.calls).toEqual([[Date.now()]]);
    expect(idle.warning()).toBeNull();
    expect(used.warning()).toBeNull();
  });

  it('does not go away by what is no time of a call', async () => {
    const { warning } = await openTab();
    await pass(CALM);
    const tab = new FakeChannel('apertura.session');
    for (const said of ['soon', { at: NOW }, null, NOW + 24 * 60 * MINUTE]) tab.postMessage(said);
    tab.close();
    await turns();
    expect(warning()).not.toBeNull();
  });
});

describe('the end that nothing moves', () => {
  const LIMIT = 9 * MINUTE;
  const short = { ...SESSION, remainingSeconds: LIMIT / SECOND };

  it('is announced once; a dismissed one does not come back', async () => {
    const { store, warning } = await openTab({ validateEmail: () => refusal('No') }, short);
    await pass(LIMIT - 2 * MINUTE);
    expect(warning()).toEqual({ endsAt: NOW + LIMIT, extendable: false });
    store.dispatch(warningChanged(null));
    await validate(store);
    await pass(MINUTE);
    expect(warning()).toBeNull();
  });
});

describe('the end', () => {
  it('leads to its page, and takes the warning with it', async () => {
    const { store, warning, service } = await openTab(ended);
    await pass(10 * MINUTE + 4 * SECOND);
    expect(warning()).not.toBeNull();
    expect(service.requests('productInfo')).toHaveLength(0);
    await pass(SECOND);
    expect(selectPath(store.getState())).toBe('/session-expired/card');
    expect(warning()).toBeNull();
    // Nothing more is asked of a session that is no more.
    await pass(60 * MINUTE);
    expect(service.requests('productInfo')).toHaveLength(1);
  });

  it('was none where the service still knows the session', async () => {
    const { store, warning, service } = await openTab();
    await pass(10 * MINUTE + 5 * SECOND);
    expect(service.requests('productInfo')).toHaveLength(1);
    expect(selectPath(store.getState())).toBe('/request/card');
    expect(warning()).toBeNull();
    await pass(CALM);
    expect(warning()).not.toBeNull();
  });

  it('has come where another tab has begun a new session meanwhile', async () => {
    const { store } = await openTab({ productInfo: () => productInfo({ ...SESSION, draftKey: 'new' }) });
    await pass(10 * MINUTE + 5 * SECOND);
    expect(selectPath(store.getState())).toBe('/session-expired/card');
    expect(store.getState().resume.interrupted).toBe('guid-1');
  });

  it('is asked about once where there is no connection, and again when the page is looked at', async () => {
    const { store, warning, service } = await openTab({ productInfo: () => null });
    await pass(12 * MINUTE);
    expect(service.requests('productInfo')).toHaveLength(1);
    expect(warning()).toMatchObject({ failed: true });
    expect(selectPath(store.getState())).toBe('/request/card');
    wakeUp();
    await turns();
    expect(service.requests('productInfo')).toHaveLength(2);
  });

  it.each([
    ['wakes up', wakeUp],
    ['comes out of the page cache', () => pageShow(true)],
  ])('is met at once by a page that %s after it', async (_, comeBack) => {
    const { store, service } = await openTab(ended);
    // A machine asleep runs no timers, nor does the page cache.
    jest.setSystemTime(NOW + 60 * MINUTE);
    pageShow(false);
    await turns();
    expect(service.requests('productInfo')).toHaveLength(0);
    comeBack();
    await turns();
    expect(service.requests('productInfo')).toHaveLength(1);
    expect(selectPath(store.getState())).toBe('/session-expired/card');
  });

  it.each(['/thanks', '/session-expired/card', '/boh'])('is of no concern to %s', async (path) => {
    const { store, service, warning } = await openTab(ended);
    store.dispatch(navigated({ path }));
    await pass(30 * MINUTE);
    expect(warning()).toBeNull();
    expect(service.requests('productInfo')).toHaveLength(0);
  });
});

describe('what the service reports', () => {
  it('nothing of the session: nobody is warned, and nothing is asked', async () => {
    const { store, service, warning } = await openTab({}, null);
    await store.dispatch(onboardingApi.endpoints.productInfo.initiate());
    await turns();
    await pass(24 * 60 * MINUTE);
    expect(warning()).toBeNull();
    expect(service.requests('productInfo')).toHaveLength(1);
    expect(FakeChannel.open.size).toBe(0);
  });

  it('the session only now: from now on', async () => {
    const { store, warning } = await openTab({ productInfo: () => productInfo() }, null);
    await pass(20 * MINUTE);
    await store.dispatch(customerApi.endpoints.customerInfo.initiate({ provider: '' }));
    await store.dispatch(onboardingApi.endpoints.productInfo.initiate());
    await turns();
    await warnsAfter(CALM, warning);
  });
});
