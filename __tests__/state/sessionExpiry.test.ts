import { fakeService, refusal } from '../screens/fakeService';
import { contactApi } from '../../src/api/contact';
import { onboardingApi } from '../../src/api/onboarding';
import { paperworkApi } from '../../src/api/paperwork';
import { validationApi } from '../../src/api/validation';
import { toWidgets } from '../../src/contract/steps/definition';
import { promoCodeTyped } from '../../src/state/campaign';
import { draftChanged } from '../../src/state/drafts';
import { selectPath } from '../../src/state/selectors';
import { createAppStore } from '../../src/state/store';
import { stepReceived } from '../../src/state/step';
import { config, step } from '../flows/support';

const storeAt = (pathname: string, search = '') =>
  createAppStore({ config, location: { pathname, search } }).store;
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('an expired session', () => {
  it.each([
    ['productInfo', 'no product code for session', onboardingApi.endpoints.productInfo.initiate()],
    ['onboardingBack', 'no process found for session', onboardingApi.endpoints.onboardingBack.initiate()],
    [
      'presaVisione',
      'product code not found',
      paperworkApi.endpoints.presaVisione.initiate({ barcode: 'b', stampeId: 's' }),
    ],
  ] as const)('[R4.8-01] %s: «%s» leads to the page of the step', async (endpoint, message, call) => {
    fakeService({ [endpoint]: () => refusal(message) });
    const store = storeAt('/request/contract', '?promoCode=A');
    store.dispatch(stepReceived(step('contract')));
    await store.dispatch(call as never);
    await settled();
    expect(selectPath(store.getState())).toBe('/session-expired/contract');
    expect(store.getState().campaign.search).toBe('?promoCode=A');
  });

  it('leaves nothing of the applicant in memory', async () => {
    fakeService({ onboardingBack: () => refusal('no process found for session') });
    const store = storeAt('/request/address-info', '?proof=p');
    const values = { residenza: { indirizzo: 'Via Segreta 1' } };
    const widgets = toWidgets({ anagrafica: { nome: 'Segreto', cf: 'SGRSGR80A01H501U' } });
    store.dispatch(stepReceived(step('contact-info', { widgets })));
    store.dispatch(stepReceived(step('address-info')));
    store.dispatch(draftChanged({ slug: 'address-info', values }));
    store.dispatch(promoCodeTyped({ promoCode: 'SEGRETO' }));
    expect(JSON.stringify(store.getState())).toMatch(/segret/i);
    await store.dispatch(onboardingApi.endpoints.onboardingBack.initiate(undefined, { track: false }));
    expect(JSON.stringify(store.getState())).not.toMatch(/segret|sgrsgr/i);
    expect(selectPath(store.getState())).toBe('/session-expired/address-info');
    expect(store.getState().campaign.search).toBe('?proof=p');
  });

  it('[R4.8-01] before any step has come the address names it', async () => {
    fakeService({ productInfo: () => refusal('no product code for session') });
    for (const [path, expected] of [
      ['/request/company-info', '/session-expired/company-info'],
      ['/', '/session-expired/contact-info'],
      ['/resume/guid', '/session-expired/resume'],
      ['/status', '/session-expired/resume'],
    ] as const) {
      const store = storeAt(path);
      await store.dispatch(onboardingApi.endpoints.productInfo.initiate());
      expect(selectPath(store.getState())).toBe(expected);
    }
  });

  it('[R4.8-01] contact resume leads to the page of resuming, wherever it was called', async () => {
    fakeService({ contactResume: () => refusal('user not authorized') });
    const store = storeAt('/request/card');
    await store.dispatch(contactApi.endpoints.contactResume.initiate({ guid: 'g' }));
    expect(selectPath(store.getState())).toBe('/session-expired/resume');
  });

  it('[R4.8-01] the same words on another call lead nowhere', async () => {
    fakeService({ validateEmail: () => refusal('no process found for session') });
    const store = storeAt('/request/contact-info');
    await store.dispatch(validationApi.endpoints.validateEmail.initiate({ indirizzo: 'a@b.it' }));
    expect(selectPath(store.getState())).toBe('/request/contact-info');
  });
});
