import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactPages } from '../../src/contract/steps/table';
import ContactInfo from '../../src/screens/steps/contact-info';
import { persistDrafts } from '../../src/flows/request/draftPersistence';
import { draftChanged } from '../../src/state/drafts';
import { openDrafts } from '../../src/state/draftStorage';
import { sessionExpiredActions } from '../../src/state/sessionExpiryMiddleware';
import { draftsKey } from '../../src/state/tabStorage';
import { renderScreen } from '../screens/renderScreen';

const draft = {
  anagrafica: { nome: 'Maria', cognome: 'Bianchi', cf: 'BNCMRA' },
  email: { email: 'maria@b.it' },
  promo: { promoShown: 'true', promoCode: 'ESTATE' },
  cellulare: { cellulare: '333111' },
};
const at = (subPage: number, before = [draftChanged({ slug: 'contact-info', values: draft })]) =>
  renderScreen(<ContactInfo />, { slug: 'contact-info', subPage, before });

describe('the pages of the contact step share a draft', () => {
  it('the mobile number starts from its own part, and leaves the greeting’s alone', async () => {
    const { store } = at(contactPages.mobilePhone);
    expect(screen.getByLabelText(/cellulare/i)).toHaveValue('333111');
    await userEvent.type(screen.getByLabelText(/cellulare/i), '2223');
    window.dispatchEvent(new Event('pagehide'));
    expect(store.getState().drafts['contact-info']).toEqual({
      ...draft,
      cellulare: { cellulare: '3331112223' },
    });
  });

  it('the greeting starts from its own part', () => {
    at(contactPages.info);
    for (const text of ['Maria', 'Bianchi', 'maria@b.it', 'ESTATE'])
      expect(screen.getByDisplayValue(text)).toBeVisible();
  });

  it.each([
    ['the password', contactPages.createPassword, 'Segreta-1234'],
    ['the code of the e-mail', contactPages.verifyEmail, '123456'],
    ['the code of the phone', contactPages.verifyPhone, '123456'],
  ])('[R3.5-03] %s is part of none', async (_, subPage, text) => {
    const { store, asked, unmount } = at(subPage, []);
    const [field] = document.querySelectorAll('input');
    await userEvent.type(field as HTMLInputElement, text);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(asked(draftChanged.type)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain(text);
  });
});

it('keys typed as the session ends are stored for a resume, and leave the page', async () => {
  const { store } = renderScreen(<ContactInfo />, {
    slug: 'contact-info',
    subPage: contactPages.mobilePhone,
    flow: persistDrafts,
  });
  await userEvent.type(screen.getByLabelText(/cellulare/i), '3331112223');
  act(() => sessionExpiredActions(store.getState()).forEach(store.dispatch));
  expect(store.getState().drafts).toEqual({});
  const stored = { 'contact-info': { cellulare: { cellulare: '3331112223' } } };
  await waitFor(async () => expect(await openDrafts(draftsKey('g1'), 'c1g1')).toEqual(stored));
});
