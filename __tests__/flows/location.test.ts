import { bootstrapRequested, locationChanged, previousStepRequested } from '../../src/flows/actions';
import { followLocation } from '../../src/flows/location';
import { navigated } from '../../src/state/navigation';
import { stepReceived } from '../../src/state/step';
import { flow, onStep, stateAfter, step } from './support';

const moved = (path: string, direction: 'back' | 'forward' | 'other' = 'other', subPage = 0) =>
  locationChanged({ path, subPage, direction });

describe('the address was moved by the browser', () => {
  it('[R2.1-02] to a sub-page of the current step: it is shown', async () => {
    const { test } = flow(
      followLocation,
      onStep('identification', {}, 2),
      {},
      moved('/request/identification', 'back', 1),
    );
    await test.put(navigated({ path: '/request/identification', subPage: 1 })).run();
  });

  it('[R2.1-02] back to another step: the service is asked for the previous one', async () => {
    const { test } = flow(followLocation, onStep('company-info'), {}, moved('/request/address-info', 'back'));
    await test
      .put(previousStepRequested())
      .not.put(navigated({ path: '/request/address-info' }))
      .run();
  });

  it.each(['forward', 'other'] as const)(
    '[R2.1-02] %s to another step: the store stays where it is',
    async (direction) => {
      const { test } = flow(
        followLocation,
        onStep('company-info'),
        {},
        moved('/request/contract', direction),
      );
      const { effects } = await test.run();
      expect(effects.put).toBeUndefined();
    },
  );

  it('[R2.1-07] back from a completed request: nothing is signed off again', async () => {
    const { test } = flow(followLocation, onStep('thanks'), {}, moved('/request/contract', 'back'));
    const { effects } = await test.run();
    expect(effects.put).toBeUndefined();
  });

  it('[R2.1-13] to an address that is none: its own page', async () => {
    const { test } = flow(followLocation, onStep('card'), {}, moved('/boh'));
    await test.put(navigated({ path: '/boh' })).run();
  });

  it('from such a page back into the request', async () => {
    const state = stateAfter({ path: '/boh', actions: [stepReceived(step('card'))] });
    const same = flow(followLocation, state, {}, moved('/request/card', 'back'));
    await same.test.put(navigated({ path: '/request/card', subPage: 0 })).run();
    const root = flow(followLocation, state, {}, moved('/'));
    await root.test.put(navigated({ path: '/request/card', replace: true })).run();
  });

  it('without a step yet, or after an expired session, the service is asked again', async () => {
    const fresh = flow(followLocation, stateAfter({ path: '/boh' }), {}, moved('/'));
    await fresh.test
      .put(navigated({ path: '/', replace: true }))
      .put(bootstrapRequested())
      .run();
    const expired = stateAfter({ path: '/session-expired/card', actions: [stepReceived(step('card'))] });
    const { test } = flow(followLocation, expired, {}, moved('/request/card', 'back'));
    await test.put(bootstrapRequested()).run();
  });
});
