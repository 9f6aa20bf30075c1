import { restartRequested } from '../../../src/flows/actions';
import { codeSent } from '../../../src/state/codes';
import { draftChanged } from '../../../src/state/drafts';
import { answer, component, widget } from '../support';
import {
  browserOfTabs,
  card,
  closeTabs,
  openTab,
  productInfo,
  SESSION,
  standing,
  stored,
  until,
} from '../tab';

browserOfTabs();

describe('the form of the resume by identity', () => {
  const values = { identita: { cf: 'SGRSGR80A01H501U', email: 'a@b.it', cellulare: '3331234567' } };
  const NAME = 'apertura.drafts.session';
  const kept = () => sessionStorage.getItem(NAME);
  const answers = { contactStart: () => ({ status: 'success', data: { name: 'identify' } }) };
  const typing = draftChanged({ slug: 'resume', values });
  const typed = async () => {
    const tab = await openTab({ path: '/resume', answers });
    tab.store.dispatch(typing);
    await until(() => kept() !== null);
    closeTabs();
  };

  it('[R3.5-03] is kept under the session’s own secret', async () => {
    await typed();
    expect(stored()).not.toMatch(/sgrsgr|a@b\.it|3331234567/i);
    expect(stored()).not.toContain(SESSION.draftKey);
    expect((await openTab({ path: '/resume', answers })).state().drafts).toEqual({ resume: values });
  });

  it('[R3.5-03] and opens in no other session', async () => {
    await typed();
    const next = () => productInfo({ ...SESSION, draftKey: 'another' });
    const after = await openTab({ path: '/resume', answers: { ...answers, productInfo: next } });
    expect(after.state().drafts).toEqual({});
    expect(kept()).toBeNull();
  });

  it('does not touch the typed values in a request', async () => {
    const spedizione = { cap: '20121' };
    const tab = await openTab({ answers: { ...answers, ...standing(card) } });
    tab.store.dispatch(draftChanged({ slug: 'card', values: { spedizione } }));
    await until(() => sessionStorage.length > 0);
    await tab.send(restartRequested('/resume'));
    tab.store.dispatch(typing);
    await until(() => kept() !== null);
    closeTabs();
    const after = await openTab({ answers: standing(card) });
    expect(after.state().drafts).toEqual({ card: { spedizione } });
  });
});

describe('the minute between two codes', () => {
  const widgets = [widget('email', [component('validateEmail', '', { status: 'pending' })])];
  const answers = standing(() => answer('contact-info', { widgets }));

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
    ['a minute old', JSON.stringify({ sms: Date.now() - 60_000 })],
    ['of a time to come', JSON.stringify({ sms: Date.now() + 3_600_000 })],
    ['no number', '{"sms":"12","email":null}'],
    ['no object', '"sms"'],
    ['nothing', 'null'],
    ['no record', '{'],
  ])('[R2.4-07] a record that is %s counts for nothing', async (_, text) => {
    sessionStorage.setItem('apertura.codes', text);
    expect((await openTab({ answers })).state().codes).toEqual({});
  });
});
