import { bootstrapRequested, locationChanged, previousStepRequested } from '../../../src/flows/actions';
import { followLocation } from '../../../src/flows/start/followLocation';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { stepReceived } from '../../../src/state/step';
import { flow, onStep, stateAfter, step } from '../support';

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

describe('the address was moved around the pages of a resume', () => {
  const onCodePage = stateAfter({
    path: '/resume',
    actions: [navigated({ path: '/resume' }), navigated({ path: '/resume', subPage: 1 })],
  });

  it('[R2.1-03] from the code page back to the form, and forth again: the service is asked nothing', async () => {
    const back = flow(followLocation, onCodePage, {}, moved('/resume', 'back'));
    const { storeState } = await back.test
      .put(navigated({ path: '/resume', subPage: 0, replace: true }))
      .not.put(bootstrapRequested())
      .run();
    const forth = flow(followLocation, storeState as RootState, {}, moved('/resume', 'forward', 1));
    await forth.test
      .put(navigated({ path: '/resume', subPage: 1, replace: true }))
      .not.put(bootstrapRequested())
      .run();
  });

  it.each(['/resume', '/resume/g', '/status', '/reupload/g'])(
    '[R2.1-12] into %s from a step: loaded as the page would be',
    async (path) => {
      const { test } = flow(followLocation, onStep('card'), {}, moved(path));
      await test
        .put(navigated({ path, replace: true }))
        .put(bootstrapRequested())
        .run();
    },
  );

  it('[R2.12-02] from the re-upload back to the list: loaded anew', async () => {
    const { test } = flow(followLocation, stateAfter({ path: '/reupload/g' }), {}, moved('/status', 'back'));
    await test
      .put(navigated({ path: '/status', replace: true }))
      .put(bootstrapRequested())
      .run();
  });

  it('[R2.1-02] from the list back to the step in hand: it is shown, no step back is asked for', async () => {
    const state = stateAfter({ path: '/status', actions: [stepReceived(step('identification'))] });
    const { test } = flow(followLocation, state, {}, moved('/request/identification', 'back', 1));
    await test
      .put(navigated({ path: '/request/identification', subPage: 1 }))
      .not.put(previousStepRequested())
      .not.put(bootstrapRequested())
      .run();
  });

  it('[R2.1-02] from the list back to a step that is no more: the one in hand', async () => {
    const state = stateAfter({ path: '/status', actions: [stepReceived(step('card'))] });
    const { test } = flow(followLocation, state, {}, moved('/request/address-info', 'back'));
    await test
      .put(navigated({ path: '/request/card', replace: true }))
      .not.put(previousStepRequested())
      .run();
  });

  it.each(['/status/deeper', '/resume/g/deeper', '/reupload'])(
    '[R2.1-13] to %s: the page of an unknown address',
    async (path) => {
      const { test } = flow(followLocation, onStep('card'), {}, moved(path));
      await test.put(navigated({ path })).not.put(bootstrapRequested()).run();
    },
  );
});
