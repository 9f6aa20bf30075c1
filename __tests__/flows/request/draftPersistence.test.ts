import { refusal } from '../../screens/fakeService';
import { nextRequested, previousStepRequested, restartRequested } from '../../../src/flows/actions';
import { restoreDrafts } from '../../../src/flows/request/draftPersistence';
import { codeSent } from '../../../src/state/codes';
import { draftChanged, type Draft, type DraftKey } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { THANKS_PATH } from '../../../src/state/paths';
import type { RootState } from '../../../src/state/root';
import { stepReceived } from '../../../src/state/step';
import { answer, flow, onStep, step } from '../support';
import { browserOfTabs, card, closeTabs, openTab, settled, standing, stored, until } from '../tab';

const typed = { spedizione: { indirizzo: 'Via Segreta 7', cap: '20121' } };
const RECORD = 'apertura.drafts.guid-1';
/** The journey's code is no secret, and outlives the request. */
const entries = () => Object.keys(sessionStorage).filter((name) => name !== 'journey');
const record = () => sessionStorage.getItem(RECORD);
const at = (slug: Parameters<typeof answer>[0], more = {}) => standing(() => answer(slug, more));
type Answers = ReturnType<typeof standing>;
type Tab = Awaited<ReturnType<typeof openTab>>;

const type = async ({ store }: Tab, slug: DraftKey, values: Draft, name = RECORD) => {
  const before = sessionStorage.getItem(name);
  store.dispatch(draftChanged({ slug, values }));
  await until(() => sessionStorage.getItem(name) !== before);
};
const tabOnCard = async (answers: Answers = standing(card)): Promise<Tab> => {
  const tab = await openTab({ answers });
  await type(tab, 'card', typed);
  return tab;
};
const draftsLater = async (answers: Answers = standing(card), path = '/') => {
  closeTabs();
  return (await openTab({ path, answers })).state().drafts;
};

browserOfTabs();

describe('typed values that were not sent', () => {
  it('[R3.5-03] is nowhere to be read in the browser’s storage', async () => {
    await tabOnCard();
    expect(stored()).toContain(RECORD);
    expect(stored()).not.toMatch(/segreta|20121|spedizione|indirizzo/i);
    expect(Object.keys(localStorage)).toEqual(['apertura.begun']);
    // Nor what opens it.
    expect(stored()).not.toContain('contact-1');
  });

  it('is back after a reload, before the step is shown', async () => {
    await tabOnCard();
    closeTabs();
    const shownWith = new Set<unknown>();
    const seen = ({ step, drafts }: RootState) => {
      if (step.stepSlug !== null) shownWith.add(drafts.card);
    };
    const { path } = await openTab({ path: '/request/card', answers: standing(card), seen });
    expect([...shownWith]).toEqual([typed]);
    expect(path()).toBe('/request/card#0');
  });

  it('is back on the first page too, each sub-page with its part', async () => {
    const greeting = { anagrafica: { nome: 'Segreto', cognome: '', cf: '' } };
    const cellulare = { cellulare: '3331112223' };
    const before = await openTab({ answers: at('contact-info') });
    await type(before, 'contact-info', greeting);
    await type(before, 'contact-info', { cellulare });
    const drafts = await draftsLater(at('contact-info'), '/request/contact-info');
    expect(drafts).toEqual({ 'contact-info': { ...greeting, cellulare } });
  });

  it('belongs to its request: another one neither reads nor changes it', async () => {
    const drafts = ['guid-1', 'guid-2'].map((guid) => ({ spedizione: { indirizzo: `Via di ${guid} 7` } }));
    const of = (number: 1 | 2) => ({ guid: `guid-${number}`, contactId: `contact-${number}` });
    const typedIn = (number: 1 | 2) =>
      onStep('card', of(number), 0, [draftChanged({ slug: 'card', values: drafts[number - 1] ?? {} })]);
    const draftsAt = async (from: RootState, to: 1 | 2) =>
      ((await flow(restoreDrafts, from, {}, step('card', of(to))).test.run()).storeState as RootState).drafts;
    expect(await draftsAt(typedIn(1), 2)).toEqual({});
    expect(await draftsAt(typedIn(2), 1)).toEqual({ card: drafts[0] });
    expect(await draftsAt(typedIn(1), 2)).toEqual({ card: drafts[1] });
  });

  it('of a request that the session has no more is not taken for the next one’s', async () => {
    let guid = 'guid-1';
    const tab = await tabOnCard(standing(() => card({ guid })));
    guid = 'guid-2';
    await tab.send(restartRequested('/'));
    expect(tab.state().step.current.guid).toBe('guid-2');
    expect(tab.state().drafts).toEqual({});
  });

  it('is kept as soon as the step is there, when another device has handed it over', async () => {
    const contactStart = () => ({ status: 'success', data: { name: 'identify' } });
    const tab = await openTab({ path: '/resume', answers: { contactStart, ...standing(card) } });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    await settled();
    expect(entries()).toHaveLength(0);
    tab.store.dispatch(stepReceived(step('card')));
    await until(() => record() !== null);
    expect(await draftsLater()).toEqual({ card: typed });
  });

  it('stays in memory, kept or not, while the request is the same', async () => {
    const tab = await tabOnCard();
    sessionStorage.clear();
    await tab.send(restartRequested('/'));
    expect(tab.path()).toBe('/request/card#0');
    expect(tab.state().drafts.card).toEqual(typed);
  });

  it('does not open with another secret of the same guid, and is removed', async () => {
    await tabOnCard();
    expect(await draftsLater(at('card', { contactId: 'guessed' }))).toEqual({});
    expect(record()).toBeNull();
  });

  it.each(['', '{', '{"iv":"","data":""}', 'AAAA', 'àèì', 'A'.repeat(400)])(
    'a strange record (%j) is removed, and nothing is said',
    async (text) => {
      sessionStorage.setItem(RECORD, text);
      const tab = await openTab({ answers: standing(card) });
      expect(record()).toBeNull();
      expect(tab.path()).toBe('/request/card#0');
      expect(tab.state().ui).toMatchObject({ dialog: null, errorScreen: null });
    },
  );

  it('is dropped when the service has accepted the step, and what else was typed stays', async () => {
    const accepting = standing(card, () => answer('identification'));
    const tab = await tabOnCard(accepting);
    const kept = record();
    await type(tab, 'contract', { firma: { luogo: 'Altrove' } });
    await tab.send(nextRequested({ values: typed }));
    await until(() => record() !== kept);
    await settled();
    expect(await draftsLater(at('identification'))).toEqual({ contract: { firma: { luogo: 'Altrove' } } });
  });

  it('leaves no empty record', async () => {
    const tab = await tabOnCard(standing(card, () => answer('identification')));
    await tab.send(nextRequested({ values: typed }));
    expect(record()).toBeNull();
  });

  it.each([() => refusal('Non ora'), () => null])(
    '[R4.1-02] stays after a failed call, and after one whose answer never came',
    async (failure) => {
      const tab = await openTab({ answers: standing(card, failure) });
      await tab.send(nextRequested({ values: typed }));
      await until(() => record() !== null);
      expect(await draftsLater()).toEqual({ card: typed });
    },
  );

  it('of a burst the newest counts', async () => {
    const tab = await openTab({ answers: standing(card) });
    for (const cap of ['1', '12', '123'])
      tab.store.dispatch(draftChanged({ slug: 'card', values: { spedizione: { cap } } }));
    await until(() => record() !== null);
    await settled();
    expect(await draftsLater()).toEqual({ card: { spedizione: { cap: '123' } } });
  });

  it('ends with the request', async () => {
    const tab = await tabOnCard();
    tab.store.dispatch(codeSent({ channel: 'sms', at: Date.now() }));
    expect(entries()).toHaveLength(3);
    tab.store.dispatch(navigated({ path: THANKS_PATH }));
    expect(entries()).toHaveLength(0);
    expect(tab.state().drafts).toEqual({});
  });

  it('[R3.5-03] leaves the memory with an expired session, whose form adds nothing; a resume brings it back', async () => {
    const onboardingBack = () => refusal('no process found for session');
    const tab = await tabOnCard({ ...standing(card), onboardingBack });
    tab.store.dispatch(codeSent({ channel: 'sms', at: Date.now() }));
    const kept = record();
    await tab.send(previousStepRequested());
    expect(tab.path()).toBe('/session-expired/card#0');
    expect(JSON.stringify(tab.state())).not.toMatch(/segreta/i);
    tab.store.dispatch(draftChanged({ slug: 'card', values: { spedizione: { cap: '99999' } } }));
    tab.store.dispatch(draftChanged({ slug: 'resume', values: { identita: { cf: 'SGRSGR80A01H501U' } } }));
    await settled();
    expect(tab.state().drafts).toEqual({});
    // The times of the codes are gone too.
    expect([entries(), record(), localStorage.length]).toEqual([[RECORD], kept, 0]);
    await tab.send(restartRequested('/'));
    expect(tab.path()).toBe('/request/card#0');
    expect(tab.state().drafts.card).toEqual(typed);
  });
});

describe('where the browser keeps nothing', () => {
  it('without WebCrypto, in an insecure context, the app works and nothing is written', async () => {
    jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const tab = await openTab({ answers: at('contact-info') });
    tab.store.dispatch(draftChanged({ slug: 'contact-info', values: typed }));
    await settled();
    expect(entries()).toHaveLength(0);
    expect(tab.state().drafts['contact-info']).toEqual(typed);
  });

  it('storage that is refused changes nothing', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await openTab({ answers: standing(card) });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    tab.store.dispatch(codeSent({ channel: 'sms', at: 1 }));
    await settled();
    expect(tab.path()).toBe('/request/card#0');
    tab.store.dispatch(navigated({ path: THANKS_PATH }));
    expect(tab.state().drafts).toEqual({});
  });

  it('does not keep a request for which the service sends no contact: there is no key', async () => {
    const tab = await openTab({ answers: at('card', { contactId: '' }) });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    await settled();
    expect(entries()).toEqual(['apertura.request']);
  });
});
