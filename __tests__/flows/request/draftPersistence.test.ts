import { refusal } from '../../screens/fakeService';
import { nextRequested, previousStepRequested, restartRequested } from '../../../src/flows/actions';
import { codeSent } from '../../../src/state/codes';
import { draftChanged, type Draft, type DraftKey } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { THANKS_PATH } from '../../../src/state/paths';
import type { RootState } from '../../../src/state/root';
import { stepReceived } from '../../../src/state/step';
import { answer, component, step, widget } from '../support';
import { card, closeTabs, openTab, productInfo, SESSION, standing, stored, turn, until } from '../tab';

const typed = { spedizione: { indirizzo: 'Via Segreta 7', cap: '20121' } };
const RECORD = 'apertura.drafts.guid-1';
const record = () => sessionStorage.getItem(RECORD);
const startedResume = { contactStart: () => ({ status: 'success', data: { name: 'identify' } }) };
const at = (slug: Parameters<typeof answer>[0], more = {}) => standing(() => answer(slug, more));

/** Typed, told, and kept. */
const type = async (
  { store }: Awaited<ReturnType<typeof openTab>>,
  slug: DraftKey,
  values: Draft,
  name = RECORD,
) => {
  const before = sessionStorage.getItem(name);
  store.dispatch(draftChanged({ slug, values }));
  await until(() => sessionStorage.getItem(name) !== before);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeTabs();
  jest.restoreAllMocks();
});

describe('what was typed and not sent', () => {
  it('[R3.5-03] is nowhere to be read in the browser’s storage', async () => {
    const tab = await openTab({ answers: standing(card) });
    await type(tab, 'card', typed);
    expect(stored()).toContain(RECORD);
    expect(stored()).not.toMatch(/segreta|20121|spedizione|indirizzo/i);
    expect(localStorage).toHaveLength(0);
    // Nor what opens it.
    expect(stored()).not.toContain('contact-1');
  });

  it('[R3.5-03] is not the same text twice: the record says nothing about what has changed', async () => {
    const tab = await openTab({ answers: standing(card) });
    await type(tab, 'card', typed);
    const first = record();
    await type(tab, 'card', { ...typed });
    expect(record()).not.toBe(first);
  });

  it('is back after a reload, before the step is shown', async () => {
    const before = await openTab({ answers: standing(card) });
    await type(before, 'card', typed);
    closeTabs();
    const shownWith = new Set<unknown>();
    const seen = ({ step, drafts }: RootState) => {
      if (step.stepSlug !== null) shownWith.add(drafts.card);
    };
    const { path } = await openTab({ path: '/request/card', answers: standing(card), seen });
    expect([...shownWith]).toEqual([typed]);
    expect(path()).toBe('/request/card#0');
  });

  it('is back on the first page too, which needs none of this when nothing was typed', async () => {
    const greeting = { anagrafica: { nome: 'Segreto', cognome: '', cf: '' }, email: { email: 'x@y.it' } };
    const before = await openTab({ answers: at('contact-info') });
    await type(before, 'contact-info', greeting);
    await type(before, 'contact-info', { cellulare: { cellulare: '3331112223' } });
    expect(stored()).not.toMatch(/segreto|x@y\.it|3331112223/i);
    closeTabs();
    const after = await openTab({ path: '/request/contact-info', answers: at('contact-info') });
    expect(after.state().drafts['contact-info']).toEqual({
      ...greeting,
      cellulare: { cellulare: '3331112223' },
    });
  });

  it('belongs to its request: another one gets nothing of it, and leaves it alone', async () => {
    const before = await openTab({ answers: standing(card) });
    await type(before, 'card', typed);
    closeTabs();
    const other = await openTab({ answers: at('card', { guid: 'guid-2', contactId: 'contact-2' }) });
    expect(other.state().drafts).toEqual({});
    await type(other, 'card', { spedizione: { cap: '00100' } }, 'apertura.drafts.guid-2');
    closeTabs();
    const back = await openTab({ answers: standing(card) });
    expect(back.state().drafts.card).toEqual(typed);
  });

  it('of a request that the session has no more is not taken for the next one’s', async () => {
    let guid = 'guid-1';
    const tab = await openTab({ answers: standing(() => card({ guid })) });
    await type(tab, 'card', typed);
    guid = 'guid-2';
    await tab.send(restartRequested('/'));
    expect(tab.state().step.current.guid).toBe('guid-2');
    expect(tab.state().drafts).toEqual({});
  });

  it('is kept as soon as the step is there, if it was there before: another device has handed it over', async () => {
    const tab = await openTab({ path: '/resume', answers: { ...startedResume, ...standing(card) } });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    await turn(30);
    expect(sessionStorage).toHaveLength(0);
    tab.store.dispatch(stepReceived(step('card')));
    await until(() => record() !== null);
    closeTabs();
    const after = await openTab({ answers: standing(card) });
    expect(after.state().drafts.card).toEqual(typed);
  });

  it('stands in memory, kept or not, while the request is the same', async () => {
    const tab = await openTab({ answers: standing(card) });
    await type(tab, 'card', typed);
    sessionStorage.clear();
    await tab.send(restartRequested('/'));
    expect(tab.path()).toBe('/request/card#0');
    expect(tab.state().drafts.card).toEqual(typed);
  });

  it('does not open with another secret of the same guid, and is removed', async () => {
    const before = await openTab({ answers: standing(card) });
    await type(before, 'card', typed);
    closeTabs();
    const after = await openTab({ answers: at('card', { contactId: 'guessed' }) });
    expect(after.state().drafts).toEqual({});
    expect(record()).toBeNull();
    expect(after.path()).toBe('/request/card#0');
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
    const tab = await openTab({ answers: standing(card, () => answer('identification')) });
    await type(tab, 'contract', { firma: { luogo: 'Altrove' } });
    await type(tab, 'card', typed);
    await tab.send(nextRequested({ values: typed }));
    expect(tab.state().drafts.card).toBeUndefined();
    await turn(30);
    closeTabs();
    const after = await openTab({ answers: at('identification') });
    expect(after.state().drafts).toEqual({ contract: { firma: { luogo: 'Altrove' } } });
  });

  it('leaves no empty record', async () => {
    const tab = await openTab({ answers: standing(card, () => answer('identification')) });
    await type(tab, 'card', typed);
    await tab.send(nextRequested({ values: typed }));
    expect(record()).toBeNull();
  });

  it('[R4.1-02] stays after a failed call, and after one whose answer never came', async () => {
    for (const failure of [() => refusal('Non ora'), () => null]) {
      const tab = await openTab({ answers: standing(card, failure) });
      await tab.send(nextRequested({ values: typed }));
      expect(tab.state().drafts.card).toEqual(typed);
      await until(() => record() !== null);
      closeTabs();
      const after = await openTab({ answers: standing(card) });
      expect(after.state().drafts.card).toEqual(typed);
      sessionStorage.clear();
      closeTabs();
    }
  });

  it('of a burst the newest counts', async () => {
    const tab = await openTab({ answers: standing(card) });
    for (const cap of ['1', '12', '123'])
      tab.store.dispatch(draftChanged({ slug: 'card', values: { spedizione: { cap } } }));
    await until(() => record() !== null);
    await turn(30);
    closeTabs();
    const after = await openTab({ answers: standing(card) });
    expect(after.state().drafts.card).toEqual({ spedizione: { cap: '123' } });
  });

  it('ends with the request', async () => {
    const tab = await openTab({ answers: standing(card) });
    await type(tab, 'card', typed);
    tab.store.dispatch(codeSent({ channel: 'sms', at: Date.now() }));
    expect(sessionStorage).toHaveLength(2);
    tab.store.dispatch(navigated({ path: THANKS_PATH }));
    expect(sessionStorage).toHaveLength(0);
    expect(tab.state().drafts).toEqual({});
  });
});

describe('a session that expires', () => {
  const expiring = (isOver: () => boolean) => ({
    ...standing(card),
    onboardingBack: () => (isOver() ? refusal('no process found for session') : answer('card')),
  });

  it('[R3.5-03] empties the memory, keeps the record, and gives it back to who resumes the request', async () => {
    const tab = await openTab({ answers: expiring(() => true) });
    await type(tab, 'card', typed);
    const kept = record();
    await tab.send(previousStepRequested());
    expect(tab.path()).toBe('/session-expired/card#0');
    expect(JSON.stringify(tab.state())).not.toMatch(/segreta/i);
    await turn(30);
    expect(record()).toBe(kept);
    await tab.send(restartRequested('/'));
    expect(tab.path()).toBe('/request/card#0');
    expect(tab.state().drafts.card).toEqual(typed);
  });

  it('[R3.5-03] takes nothing more from the form that goes with it', async () => {
    const tab = await openTab({ answers: expiring(() => true) });
    await type(tab, 'card', typed);
    const kept = record();
    await tab.send(previousStepRequested());
    tab.store.dispatch(draftChanged({ slug: 'card', values: { spedizione: { cap: '99999' } } }));
    tab.store.dispatch(draftChanged({ slug: 'resume', values: { identita: { cf: 'SGRSGR80A01H501U' } } }));
    await turn(30);
    expect(tab.state().drafts).toEqual({});
    expect(record()).toBe(kept);
    expect(sessionStorage).toHaveLength(1);
  });
});

describe('where the browser keeps nothing', () => {
  it('without WebCrypto, in an insecure context, the app works and nothing is written', async () => {
    jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const tab = await openTab({ answers: at('contact-info') });
    tab.store.dispatch(draftChanged({ slug: 'contact-info', values: typed }));
    await turn(30);
    expect(sessionStorage).toHaveLength(0);
    expect(tab.state().drafts['contact-info']).toEqual(typed);
    tab.store.dispatch(draftChanged({ slug: 'contact-info', values: { altro: { x: 'y' } } }));
    expect(tab.state().drafts['contact-info']).toEqual({ ...typed, altro: { x: 'y' } });
  });

  it('storage that is refused changes nothing', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await openTab({ answers: standing(card) });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    tab.store.dispatch(codeSent({ channel: 'sms', at: 1 }));
    await turn(30);
    expect(tab.path()).toBe('/request/card#0');
    tab.store.dispatch(navigated({ path: THANKS_PATH }));
    expect(tab.state().drafts).toEqual({});
  });

  it('a request of which the service tells no contact is not kept: there is no key', async () => {
    const tab = await openTab({ answers: at('card', { contactId: '' }) });
    tab.store.dispatch(draftChanged({ slug: 'card', values: typed }));
    await turn(30);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the form of the resume by identity', () => {
  const identity = { identita: { cf: 'SGRSGR80A01H501U', email: 'a@b.it', cellulare: '3331234567' } };
  const NAME = 'apertura.drafts.session';

  it('[R3.5-03] is kept under the session’s own secret', async () => {
    const before = await openTab({ path: '/resume', answers: startedResume });
    await type(before, 'resume', identity, NAME);
    expect(stored()).not.toMatch(/sgrsgr|a@b\.it|3331234567/i);
    expect(stored()).not.toContain(SESSION.draftKey);
    closeTabs();
    const after = await openTab({ path: '/resume', answers: startedResume });
    expect(after.state().drafts.resume).toEqual(identity);
  });

  it('[R3.5-03] and opens in no other session', async () => {
    const before = await openTab({ path: '/resume', answers: startedResume });
    await type(before, 'resume', identity, NAME);
    closeTabs();
    const next = () => productInfo({ ...SESSION, draftKey: 'another' });
    const after = await openTab({ path: '/resume', answers: { ...startedResume, productInfo: next } });
    expect(after.state().drafts).toEqual({});
    expect(sessionStorage.getItem(NAME)).toBeNull();
  });

  it('is not kept where the service tells no secret', async () => {
    const answers = { ...startedResume, productInfo: () => productInfo(null) };
    const tab = await openTab({ path: '/resume', answers });
    tab.store.dispatch(draftChanged({ slug: 'resume', values: identity }));
    await turn(30);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not touch what was typed in a request', async () => {
    const before = await openTab({ answers: { ...startedResume, ...standing(card) } });
    await type(before, 'card', typed);
    await before.send(restartRequested('/resume'));
    await type(before, 'resume', identity, NAME);
    closeTabs();
    const after = await openTab({ answers: standing(card) });
    expect(after.state().drafts).toEqual({ card: typed });
  });
});

describe('the minute between two codes', () => {
  const answers = at('contact-info', {
    widgets: [widget('email', [component('validateEmail', '', { status: 'pending' })])],
  });

  it('[R2.4-07] goes on after a reload', async () => {
    const sentAt = Date.now() - 20_000;
    const before = await openTab({ answers });
    before.store.dispatch(codeSent({ channel: 'sms', at: sentAt }));
    before.store.dispatch(codeSent({ channel: 'email', at: sentAt + 5 }));
    closeTabs();
    const after = await openTab({ answers });
    expect(after.state().codes).toEqual({ sms: sentAt, email: sentAt + 5 });
  });

  it.each([
    ['a minute old', { sms: Date.now() - 60_000 }],
    ['of a time to come', { sms: Date.now() + 3_600_000 }],
    ['no number', { sms: '12', email: null }],
    ['no object', 'sms'],
    ['nothing', null],
  ])('[R2.4-07] a record that is %s counts for nothing', async (_, value) => {
    sessionStorage.setItem('apertura.codes', JSON.stringify(value));
    expect((await openTab({ answers })).state().codes).toEqual({});
  });

  it('[R2.4-07] so does text that is no record', async () => {
    sessionStorage.setItem('apertura.codes', '{');
    expect((await openTab({ answers })).state().codes).toEqual({});
  });

  it('[R2.4-07] is forgotten with the session', async () => {
    const tab = await openTab({
      answers: { ...standing(card), onboardingBack: () => refusal('no process found for session') },
    });
    tab.store.dispatch(codeSent({ channel: 'sms', at: Date.now() }));
    expect(sessionStorage.getItem('apertura.codes')).not.toBeNull();
    await tab.send(previousStepRequested());
    expect(sessionStorage.getItem('apertura.codes')).toBeNull();
  });
});
