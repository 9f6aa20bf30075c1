import { UNKNOWN_STEP } from '../../../src/contract/errors';
import { decryptInvitation } from '../../../server/crypto/invitationCipher';
import { rowOf, stepSlugs } from '../../../src/contract/steps/table';
import * as actions from '../../../src/flows/actions';
import { bootstrap, restart } from '../../../src/flows/start/bootstrap';
import { campaignReplaced } from '../../../src/state/campaign';
import { navigated } from '../../../src/state/navigation';
import {
  selectCustomerFlags,
  selectDialog,
  selectErrorScreen,
  selectPath,
  selectUser,
} from '../../../src/state/selectors';
import { bootstrapped, productLoaded } from '../../../src/state/session';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import type { RootState } from '../../../src/state/root';
import { productInfo, resumed } from '../earlier';
import { answer, config, failure, flow, refusal, stateAfter, step, type Answers } from '../support';

const customer = { ...resumed.customerInfo.customerInfo.productCustomer, pec: 'mario@pec.it' };
const customerInfo = { status: 'success', customerInfo: { productCustomer: customer } };
const load = (onboardingNext: unknown, more: Answers = {}, state = stateAfter()) =>
  flow(bootstrap, state, {
    productInfo,
    customerInfo,
    legacyInvitation: resumed.legacyInvitation,
    onboardingNext,
    ...more,
  });
const arrival = (path: string) => navigated({ path, subPage: 0, replace: true });

describe('first load', () => {
  it('[R4.1-01] product info, current step, then the address of the step in place of the root', async () => {
    const { test, calls } = load(answer('contact-info', { number: 1 }));
    await test
      .put(productLoaded(productInfo.data))
      .put(stepReceived(step('contact-info', { number: 1 })))
      .put(arrival('/request/contact-info'))
      .put(bootstrapped())
      .run();
    expect(calls).toEqual([
      { endpoint: 'productInfo', request: undefined },
      { endpoint: 'onboardingNext', request: { number: null, widgets: [] } },
    ]);
  });

  it('[R4.1-01] without a process starts one with the product code of the configuration', async () => {
    const none = refusal('onboardingNext', 'No process found for session');
    const { test, calls } = load(none, { onboardingStart: answer('contact-info') });
    await test.put(stepReceived(step('contact-info'))).run();
    expect(calls.at(-1)).toEqual({ endpoint: 'onboardingStart', request: { code: config.productCode } });
  });

  it('[R4.1-01] loads the customer from any step but contact-info, by the configured provider', async () => {
    const { test, calls } = load(answer('company-info'));
    const { storeState } = await test
      .put(customerLoaded(customer))
      .not.put(actions.customerRequested())
      .run();
    const state = storeState as RootState;
    expect(calls).toContainEqual({ endpoint: 'customerInfo', request: { provider: config.provider } });
    expect(selectUser(state)).toMatchObject({ cf: customer.codiceFiscale, email: customer.email });
    expect(selectCustomerFlags(state)).toEqual({ pecKnown: true, phoneKnown: false });
  });

  it.each(['/', '/request', '/request/card', '/request/card/deeper', '/thanks', '/thanks/deeper'])(
    '[R2.1-12] %s asks for the current step and leads to it',
    async (path) => {
      const { test, names } = load(answer('contact-info'), {}, stateAfter({ path }));
      await test.put(arrival('/request/contact-info')).run();
      expect(names()).toEqual(['productInfo', 'onboardingNext']);
    },
  );

  describe.each([
    ['absent', undefined],
    ['null', null],
    ['an empty list', []],
    ['a widget without any', [{ name: 'W1', code: 'W1', components: null, errorMessage: null }]],
  ])('a step of a known title whose components are %s', (_, widgets) => {
    const titles = stepSlugs
      .filter((slug) => slug !== 'auth')
      .map((slug) => [rowOf(slug).title, slug] as const);
    it.each([...titles, ['Grazie', 'thanks'] as const, ['Grazie!', 'thanks'] as const])(
      '[R2.1-01] %s is shown as %s',
      async (name, slug) => {
        const { test } = load({ status: 'success', number: 8, name, guid: 'g', widgets });
        const path = slug === 'thanks' ? '/thanks' : `/request/${slug}`;
        const { storeState } = await test.put(arrival(path)).put(bootstrapped()).run();
        expect(selectErrorScreen(storeState as RootState)).toBeNull();
      },
    );
  });

  it.each([
    '/session-expired/card',
    '/session-expired/resume',
    '/nowhere/at/all',
    '/resume/g/deeper',
    '/status/deeper',
    '/reupload',
    '/reupload/g/deeper',
  ])('[R2.1-12] [R2.1-13] %s needs no answer: the service is asked nothing', async (path) => {
    const { test, calls } = flow(bootstrap, stateAfter({ path }));
    const { storeState } = await test.put(bootstrapped()).run();
    expect(calls).toEqual([]);
    expect(selectPath(storeState as RootState)).toBe(path);
  });

  it('leads a completed request to its page', async () => {
    await load(answer('thanks')).test.put(arrival('/thanks')).run();
  });

  it('a step of an unknown title is a failure, not a blank page', async () => {
    const retry = actions.bootstrapRequested();
    await load({ ...answer('contact-info'), name: 'Mistero' })
      .test.put(errorScreenShown({ message: UNKNOWN_STEP, closable: false, retry }))
      .run();
  });
});

describe('a resumed step', () => {
  it('[R4.1-04] [R7.7-02] asks for the invitation by its encrypted identifier, and takes its campaign query', async () => {
    const campaignUrl = 'https://elsewhere.example/?promoCode=NEW&gclid=1';
    const legacyInvitation = { status: 'success', data: [{ campaignUrl }] };
    const state = stateAfter({ search: '?promoCode=OLD&utm_source=x' });
    const { test, calls } = load(answer('card'), { legacyInvitation }, state);
    const { storeState } = await test.put(campaignReplaced({ campaignUrl })).run();
    const sent = calls.find(({ endpoint }) => endpoint === 'legacyInvitation')?.request as Record<
      'p' | 'last',
      string
    >;
    expect(sent.last).toBe('true');
    expect(await decryptInvitation(sent.p, config.invitationPassphrase)).toBe('guid-1');
    expect((storeState as RootState).campaign).toEqual({
      values: { promoCode: 'NEW' },
      search: '?promoCode=NEW&gclid=1',
      typedPromoCode: '',
    });
  });

  it('[R4.1-04] keeps its own query where the invitation has none', async () => {
    const { test } = load(answer('card'), {}, stateAfter({ search: '?proof=abc' }));
    const { storeState } = await test.put(bootstrapped()).run();
    expect((storeState as RootState).campaign.search).toBe('?proof=abc');
  });

  it('[R4.1-04] asks for the contract list at the contract step', async () => {
    await load(answer('contract')).test.put(actions.contractsRequested()).run();
  });

  it('[R8-01] the step arrives behind the screen of a failed invitation', async () => {
    await load(answer('card'), { legacyInvitation: failure('network', 'legacyInvitation') })
      .test.put(arrival('/request/card'))
      .put(bootstrapped())
      .run();
  });
});

it.each(['business', 'timeout'] as const)('[R8-09] a failed start (%s) shows no page', async (kind) => {
  await load(failure(kind, 'onboardingNext')).test.not.put(bootstrapped()).run();
});

it('[R8-09] a start that succeeds takes the error screen of the one before away', async () => {
  const before = errorScreenShown({ message: 'Non ora', closable: false });
  const { test } = load(answer('card'), {}, stateAfter({ actions: [before] }));
  const { storeState } = await test.put(bootstrapped()).run();
  expect(selectErrorScreen(storeState as RootState)).toBeNull();
});

it.each(['/', '/resume', '/status'])(
  '[R2.13-01] a restart at %s loads it as the page would, and takes an open dialog away',
  async (path) => {
    const before = [dialogOpened({ message: 'Vecchio' })];
    const state = stateAfter({ path: '/session-expired/card', actions: before });
    const { test } = flow(restart, state, {}, actions.restartRequested(path));
    const { storeState } = await test.put(navigated({ path })).put(actions.bootstrapRequested()).run();
    expect(selectDialog(storeState as RootState)).toBeNull();
  },
);
