import { ok, refusal } from '../../screens/fakeService';
import { emailCodeSubmitted, nextRequested } from '../../../src/flows/actions';
import { selectBusy, selectPath, selectReady } from '../../../src/state/selectors';
import { answer } from '../support';
import { browserOfTabs, openTab, turn } from '../tab';

browserOfTabs();

const current = () => answer('contact-info');
const held = () => {
  let release: (value: unknown) => void = () => undefined;
  return {
    answer: () => new Promise((resolve) => (release = resolve)),
    release: (value: unknown) => release(value),
  };
};

describe('all flows together', () => {
  it('[R4.1-01] lead from the root to the current step, and leave no call behind in the cache', async () => {
    const { state } = await openTab({ answers: { onboardingNext: current } });
    expect(selectPath(state())).toBe('/request/contact-info');
    expect(selectReady(state())).toBe(true);
    expect(state().api.mutations).toEqual({});
    expect(Object.keys(state().api.queries)).toEqual(['productInfo(undefined)']);
  });

  it('[R4.1-02] ignore a second press while the first is on its way', async () => {
    const sent = held();
    const onboardingNext = ({ number }: { number: number | null }) =>
      number === null ? current() : sent.answer();
    const tab = await openTab({ answers: { onboardingNext } });
    tab.store.dispatch(nextRequested({ values: {} }));
    tab.store.dispatch(nextRequested({ values: {} }));
    await turn();
    sent.release(current());
    await tab.settled();
    // The first asked for the current step, the second is the one press that counted.
    expect(tab.service.requests('onboardingNext')).toHaveLength(2);
  });

  it('[R2.3-04] show the overlay while a call runs, and lift it however the call ends', async () => {
    const sent = held();
    const { store, state, settled } = await openTab({
      answers: { onboardingNext: current, confermaEmail: sent.answer },
    });
    for (const end of [ok, refusal('No'), null]) {
      expect(selectBusy(state())).toBe(false);
      store.dispatch(emailCodeSubmitted({ codice: '123456' }));
      await turn();
      expect(selectBusy(state())).toBe(true);
      sent.release(end);
      await settled();
      expect(selectBusy(state())).toBe(false);
    }
  });
});
