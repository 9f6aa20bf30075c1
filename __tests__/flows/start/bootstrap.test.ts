import { UNEXPECTED_ERROR } from '../../../src/contract/errors';
import { decryptInvitation } from '../../../server/crypto/invitationCipher';
import {
  campaignRequested,
  bootstrapRequested,
  contractsRequested,
  customerRequested,
  restartRequested,
} from '../../../src/flows/actions';
import { bootstrap, restart } from '../../../src/flows/start/bootstrap';
import { campaignReplaced } from '../../../src/state/campaign';
import { navigated } from '../../../src/state/navigation';
import { selectCustomerFlags, selectDialog, selectPath, selectUser } from '../../../src/state/selectors';
import { bootstrapped, productLoaded } from '../../../src/state/session';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import type { RootState } from '../../../src/state/root';
import {
  answer,
  component,
  config,
  failure,
  failureKinds,
  flow,
  refusal,
  screenWords,
  stateAfter,
  step,
  widget,
} from '../support';

const product = { productCode: 'DITTA', name: 'Conto', today: '2026-11-21' };
const customer = {
  nome: 'Mario',
  cognome: 'Rossi',
  codiceFiscale: 'RSSMRA80A01H501U',
  email: 'mario@example.it',
  cellulare: '3331234567',
  pec: 'mario@pec.it',
  telefonoAziendale: '',
};
const productInfo = { status: 'success', data: product };
const customerInfo = { status: 'success', customerInfo: { productCustomer: customer } };
const noInvitation = { status: 'success', data: [] };
const noProcess = refusal('onboardingNext', 'No process found for session');

describe('first load', () => {
  it('[R4.1-01] product info, current step, then the address of the step in place of the root', async () => {
    const { test, calls } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: answer('contact-info', { number: 1 }),
    });
    await test
      .put(productLoaded(product))
      .put(stepReceived(step('contact-info', { number: 1 })))
      .put(navigated({ path: '/request/contact-info', subPage: 0, replace: true }))
      .put(bootstrapped())
      .run();
    expect(calls).toEqual([
      { endpoint: 'productInfo', request: undefined },
      { endpoint: 'onboardingNext', request: { number: null, widgets: [] } },
    ]);
  });

  it('[R4.1-01] without a process starts one with the product code of the configuration', async () => {
    const { test, calls } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: noProcess,
      onboardingStart: answer('contact-info'),
    });
    await test.put(stepReceived(step('contact-info'))).run();
    expect(calls.at(-1)).toEqual({ endpoint: 'onboardingStart', request: { code: config.productCode } });
  });

  it('[R4.1-01] loads the customer from any step but contact-info, by the configured provider', async () => {
    const { test, calls } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: answer('company-info'),
      customerInfo,
      legacyInvitation: noInvitation,
    });
    const { storeState } = await test.put(customerLoaded(customer)).not.put(customerRequested()).run();
    expect(calls).toContainEqual({ endpoint: 'customerInfo', request: { provider: config.provider } });
    expect(selectUser(storeState as RootState)).toMatchObject({
      cf: customer.codiceFiscale,
      email: customer.email,
    });
    expect(selectCustomerFlags(storeState as RootState)).toEqual({ pecKnown: true, phoneKnown: false });
  });

  it('[R4.1-01] puts a reload in the middle of contact-info where the confirmations say', async () => {
    const widgets = [
      widget('email', [
        component('email', 'a@b.it'),
        component('validateEmail', 'true', { status: 'valid' }),
      ]),
      widget('cellulare', [
        component('cellulare', '3331234567'),
        component('otpCellulare', '', { status: 'pending' }),
      ]),
    ];
    const { test } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: answer('contact-info', { widgets }),
    });
    const { storeState } = await test
      .put(navigated({ path: '/request/contact-info', subPage: 4, replace: true }))
      .run();
    expect(selectUser(storeState as RootState)).toMatchObject({ email: 'a@b.it', cellulare: '3331234567' });
  });

  it.each(['/', '/request', '/request/card', '/request/card/deeper', '/thanks', '/thanks/deeper'])(
    '[R2.1-12] %s asks for the current step and leads to it',
    async (path) => {
      const { test, names } = flow(bootstrap, stateAfter({ path }), {
        productInfo,
        onboardingNext: answer('contact-info'),
      });
      await test.put(navigated({ path: '/request/contact-info', subPage: 0, replace: true })).run();
      expect(names()).toEqual(['productInfo', 'onboardingNext']);
    },
  );

  it.each([
    '/session-expired/card',
    '/session-expired/resume',
    '/nowhere/at/all',
    '/resume/g/deeper',
    '/status/deeper',
    '/reupload',
    '/reupload/g/deeper',
  ])('[R2.1-12] [R2.1-13] %s stands for itself: the service is asked nothing', async (path) => {
    const { test, calls } = flow(bootstrap, stateAfter({ path }));
    const { storeState } = await test.put(bootstrapped()).run();
    expect(calls).toEqual([]);
    expect(selectPath(storeState as RootState)).toBe(path);
  });

  it('leads a completed request to its page', async () => {
    const { test } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: answer('thanks'),
      customerInfo,
      legacyInvitation: noInvitation,
    });
    await test.put(navigated({ path: '/thanks', subPage: 0, replace: true })).run();
  });
});

describe('a resumed step', () => {
  const resumed = { productInfo, onboardingNext: answer('card'), customerInfo };

  it('[R4.1-04] [R7.7-02] asks for the invitation by its encrypted identifier, and takes its campaign query', async () => {
    const state = stateAfter({ search: '?promoCode=OLD&utm_source=x' });
    const { test, calls } = flow(bootstrap, state, {
      ...resumed,
      legacyInvitation: {
        status: 'success',
        data: [{ campaignUrl: 'https://elsewhere.example/?promoCode=NEW&gclid=1' }],
      },
    });
    const { storeState } = await test
      .put(campaignReplaced({ campaignUrl: 'https://elsewhere.example/?promoCode=NEW&gclid=1' }))
      .run();
    const sent = calls.find(({ endpoint }) => endpoint === 'legacyInvitation')?.request as {
      p: string;
      last: string;
    };
    expect(sent.last).toBe('true');
    expect(await decryptInvitation(sent.p, config.invitationPassphrase)).toBe('guid-1');
    expect((storeState as RootState).campaign).toEqual({
      values: { promoCode: 'NEW' },
      search: '?promoCode=NEW&gclid=1',
      typedPromoCode: '',
    });
  });

  it('[R4.1-04] keeps its own query where the invitation has none', async () => {
    const { test } = flow(bootstrap, stateAfter({ search: '?proof=abc' }), {
      ...resumed,
      legacyInvitation: noInvitation,
    });
    const { storeState } = await test.put(bootstrapped()).run();
    expect((storeState as RootState).campaign.search).toBe('?proof=abc');
  });

  it('[R4.1-04] asks for the contract list at the contract step', async () => {
    const { test } = flow(bootstrap, stateAfter(), {
      ...resumed,
      onboardingNext: answer('contract'),
      legacyInvitation: noInvitation,
    });
    await test.put(contractsRequested()).run();
  });

  it('[R8-01] a failed invitation shows the screen, closable, and the step behind it', async () => {
    const { test } = flow(bootstrap, stateAfter(), {
      ...resumed,
      legacyInvitation: failure('network', 'legacyInvitation'),
    });
    await test
      .put(errorScreenShown({ ...screenWords.network, closable: true, retry: campaignRequested() }))
      .put(navigated({ path: '/request/card', subPage: 0, replace: true }))
      .put(bootstrapped())
      .run();
  });
});

const silentKinds = failureKinds.filter((kind) => kind !== 'business');

describe('a failed start', () => {
  const cases = [
    ['productInfo', {}],
    ['onboardingNext', { productInfo }],
    ['onboardingStart', { productInfo, onboardingNext: noProcess }],
    ['customerInfo', { productInfo, onboardingNext: answer('card') }],
  ] as const;

  it.each(cases)(
    '[R8-09] %s: the error screen with the service’s message, and a way to try again',
    async (call, before) => {
      const { test } = flow(bootstrap, stateAfter(), {
        ...before,
        [call]: refusal(call, 'Prodotto sospeso', { supportCode: 'S1' }),
      });
      await test
        .put(
          errorScreenShown({
            message: 'Prodotto sospeso',
            closable: false,
            retry: bootstrapRequested(),
            supportCode: 'S1',
          }),
        )
        .not.put(bootstrapped())
        .run();
    },
  );

  it.each(cases.flatMap(([call, before]) => silentKinds.map((kind) => [call, kind, before] as const)))(
    '[R8-01] %s, %s: the general message where the service has said nothing, and what the connection did',
    async (call, kind, before) => {
      const { test } = flow(bootstrap, stateAfter(), { ...before, [call]: failure(kind, call) });
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: bootstrapRequested() }))
        .not.put(bootstrapped())
        .run();
    },
  );

  it('is silent about an expired session: the middleware has answered', async () => {
    const { test } = flow(bootstrap, stateAfter(), {
      productInfo: refusal('productInfo', 'no product code for session', { kind: 'sessionExpiry' }),
    });
    const { effects } = await test.run();
    expect(JSON.stringify(effects)).not.toContain('errorScreenShown');
  });

  it('a step of an unknown title is a failure, not a blank page', async () => {
    const { test } = flow(bootstrap, stateAfter(), {
      productInfo,
      onboardingNext: { ...answer('contact-info'), name: 'Mistero' },
      customerInfo,
      legacyInvitation: noInvitation,
    });
    await test
      .put(errorScreenShown({ message: UNEXPECTED_ERROR, closable: false, retry: bootstrapRequested() }))
      .run();
  });
});

it.each(['/', '/resume', '/status'])(
  '[R2.13-01] a restart at %s loads it as the page would, and takes an open dialog away',
  async (path) => {
    const state = stateAfter({
      path: '/session-expired/card',
      actions: [dialogOpened({ message: 'Vecchio' })],
    });
    const { test } = flow(restart, state, {}, restartRequested(path));
    const { storeState } = await test.put(navigated({ path })).put(bootstrapRequested()).run();
    expect(selectDialog(storeState as RootState)).toBeNull();
  },
);
