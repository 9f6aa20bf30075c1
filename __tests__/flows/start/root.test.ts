import { fakeService, ok, refusal } from '../../screens/fakeService';
import {
  bootstrapRequested,
  emailCodeResendRequested,
  emailCodeSubmitted,
  nextRequested,
} from '../../../src/flows/actions';
import { loadLater } from '../../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../../src/flows/start/root';
import {
  selectBusy,
  selectDialog,
  selectErrorScreen,
  selectPath,
  selectReady,
} from '../../../src/state/selectors';
import { createAppStore } from '../../../src/state/store';
import { dialogClosed } from '../../../src/state/ui';
import { answer, config } from '../support';

const product = { status: 'success', data: { productCode: 'D', name: 'Conto', today: '2026-11-21' } };
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

const startedStore = async () => {
  const { store, runSaga } = createAppStore({ config, location: { pathname: '/', search: '' } });
  runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  await loadLater();
  await settled();
  return store;
};

describe('all flows together', () => {
  it('[R4.1-01] lead from the root to the current step', async () => {
    fakeService({ productInfo: () => product, onboardingNext: () => answer('contact-info') });
    const store = await startedStore();
    expect(selectPath(store.getState())).toBe('/request/contact-info');
    expect(selectReady(store.getState())).toBe(true);
  });

  it('[R4.1-02] ignore a second press while the first is on its way', async () => {
    let release: (value: unknown) => void = () => undefined;
    const service = fakeService({
      productInfo: () => product,
      onboardingNext: ({ number }) =>
        number === null ? answer('contact-info') : new Promise((resolve) => (release = resolve)),
      customerInfo: () => refusal('No'),
    });
    const store = await startedStore();
    store.dispatch(nextRequested({ values: {} }));
    store.dispatch(nextRequested({ values: {} }));
    await settled();
    release(answer('contact-info'));
    await settled();
    // The first asked for the current step, the second is the one press that counted.
    expect(service.requests('onboardingNext')).toHaveLength(2);
  });

  it('[R2.3-04] show the overlay while a call runs, and lift it however the call ends', async () => {
    let release: (value: unknown) => void = () => undefined;
    const answers = {
      productInfo: () => product,
      onboardingNext: () => answer('contact-info'),
      confermaEmail: () => new Promise((resolve) => (release = resolve)),
    };
    fakeService(answers);
    const store = await startedStore();
    expect(selectBusy(store.getState())).toBe(false);
    for (const end of [ok, refusal('No'), null]) {
      store.dispatch(emailCodeSubmitted({ codice: '123456' }));
      await settled();
      expect(selectBusy(store.getState())).toBe(true);
      release(end);
      await settled();
      expect(selectBusy(store.getState())).toBe(false);
    }
  });

  it('[R2.3-05] what the dialog keeps for its retry is the very action', async () => {
    let answers = 0;
    const service = fakeService({
      productInfo: () => product,
      onboardingNext: () => answer('contact-info'),
      validateEmail: () => (++answers === 1 ? refusal('Non ora') : ok),
    });
    const store = await startedStore();
    store.dispatch(emailCodeResendRequested());
    await settled();
    const retry = selectDialog(store.getState())?.retry;
    expect(retry).toEqual(emailCodeResendRequested());
    store.dispatch(dialogClosed());
    if (retry) store.dispatch(retry);
    await settled();
    expect(service.requests('validateEmail')).toHaveLength(2);
    expect(selectDialog(store.getState())).toBeNull();
  });

  it('[R2.3-07] a start that fails leaves an error screen, and the retry clears it', async () => {
    let up = false;
    fakeService({
      productInfo: () => (up ? product : refusal('Prodotto sospeso')),
      onboardingNext: () => answer('contact-info'),
    });
    const store = await startedStore();
    expect(selectErrorScreen(store.getState())?.message).toBe('Prodotto sospeso');
    expect(selectBusy(store.getState())).toBe(false);
    up = true;
    store.dispatch(bootstrapRequested());
    await settled();
    expect(selectErrorScreen(store.getState())).toBeNull();
    expect(selectReady(store.getState())).toBe(true);
  });

  it('leave no call behind in the cache', async () => {
    fakeService({ productInfo: () => product, onboardingNext: () => answer('contact-info') });
    const store = await startedStore();
    expect(store.getState().api.mutations).toEqual({});
    expect(Object.keys(store.getState().api.queries)).toEqual(['productInfo(undefined)']);
  });
});
