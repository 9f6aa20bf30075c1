import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeService, refusal } from '../screens/fakeService';
import { answer } from '../flows/support';
import type { StepSlug } from '../../src/contract/steps/table';
import { navigated } from '../../src/state/navigation';
import { act } from 'react';
import {
  address,
  browserBack,
  browserForward,
  customer,
  done,
  openApp,
  page,
  product,
  settle,
} from './renderApp';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

const base = {
  productInfo: () => product,
  customerInfo: () => customer,
  legacyInvitation: () => done,
  invitations: () => done,
};
const on = (slug: Parameters<typeof answer>[0]) => ({ ...base, onboardingNext: () => answer(slug) });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('address and store', () => {
  it('[R2.1-01] [R2.1-11] the root leads to the current step, with the landing query', async () => {
    fakeService(on('card'));
    const before = window.history.length;
    await openApp('/?promoCode=A&junk=1&utm_source=mail');
    expect(address()).toBe('/request/card?promoCode=A&junk=1&utm_source=mail');
    expect(page()).toBe('card/0');
    expect(window.history.length).toBe(before);
  });

  it.each(['/request/contract', '/request/boh', '/request', '/thanks'])(
    '[R2.1-02] %s is corrected to the current step',
    async (path) => {
      fakeService(on('card'));
      await openApp(path);
      expect(address()).toBe('/request/card');
      expect(page()).toBe('card/0');
    },
  );

  it('[R2.1-07] a completed request is at /thanks', async () => {
    fakeService(on('thanks'));
    await openApp('/request/contract');
    expect(address()).toBe('/thanks');
  });

  it('[R2.1-11] Back and Forward walk the sub-pages, and the query follows', async () => {
    fakeService(on('identification'));
    await openApp('/?proof=p');
    await press('Avanti');
    await press('Avanti');
    expect(page()).toBe('identification/2');
    expect(address()).toBe('/request/identification?proof=p');
    await browserBack();
    expect(page()).toBe('identification/1');
    await browserBack();
    expect(page()).toBe('identification/0');
    await browserForward();
    expect(page()).toBe('identification/1');
    expect(address()).toBe('/request/identification?proof=p');
  });

  it('the page’s own Back takes the browser’s history back with it', async () => {
    fakeService(on('identification'));
    await openApp('/');
    await press('Avanti');
    const length = window.history.length;
    await press('Indietro');
    expect(page()).toBe('identification/0');
    await browserForward();
    expect(page()).toBe('identification/1');
    expect(window.history.length).toBe(length);
  });

  it('[R2.1-02] [R4.1-03] the browser’s Back at a step asks the service for the step before', async () => {
    let here: Parameters<typeof answer>[0] = 'address-info';
    const service = fakeService({
      ...base,
      onboardingNext: ({ number }) => answer(number === null ? here : (here = 'company-info')),
      onboardingBack: () => answer((here = 'address-info')),
    });
    await openApp('/');
    await press('Continua');
    expect(address()).toBe('/request/company-info');
    await browserBack();
    expect(page()).toBe('address-info/0');
    expect(address()).toBe('/request/address-info');
    expect(service.requests('onboardingBack')).toHaveLength(1);
    // Forward is no way round a step that was not sent: the address comes back.
    await browserForward();
    expect(page()).toBe('address-info/0');
    expect(address()).toBe('/request/address-info');
  });

  it('the address waits where it was moved to while the service is asked', async () => {
    let release: (value: unknown) => void = () => undefined;
    fakeService({
      ...base,
      onboardingNext: ({ number }) => answer(number === null ? 'address-info' : 'company-info'),
      onboardingBack: () => new Promise((resolve) => (release = resolve)),
    });
    await openApp('/');
    await press('Continua');
    await browserBack();
    expect(address()).toBe('/request/address-info');
    expect(page()).toBe('company-info/0');
    release(answer('address-info'));
    await settle();
    expect(address()).toBe('/request/address-info');
    expect(page()).toBe('address-info/0');
  });

  it('[R2.1-02] a Back that the service refuses leaves page and address where they were', async () => {
    let current: StepSlug = 'address-info';
    fakeService({
      ...base,
      onboardingNext: ({ number }) => {
        if (number !== null) current = 'company-info';
        return answer(current);
      },
      onboardingBack: () => refusal('Non ora'),
    });
    await openApp('/');
    await press('Continua');
    await browserBack();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Non ora');
    expect(address()).toBe('/request/company-info');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('company-info/0');
  });

  it('[R2.1-07] Back from the completion page does not reopen the request', async () => {
    fakeService({ ...base, onboardingNext: ({ number }) => answer(number === null ? 'contract' : 'thanks') });
    await openApp('/');
    await press('Continua');
    expect(address()).toBe('/thanks');
    await browserBack();
    expect(address()).toBe('/thanks');
    expect(page()).toBe('thanks/0');
  });

  it('a jump inside the page is not a navigation', async () => {
    fakeService(on('identification'));
    await openApp('/?proof=p');
    await press('Avanti');
    act(() => {
      window.location.hash = '#contenuto';
    });
    await settle();
    expect(page()).toBe('identification/1');
    await press('Avanti');
    expect(page()).toBe('identification/2');
    await browserBack();
    expect(page()).toBe('identification/1');
  });

  it('the address follows a store that is moved from outside, as a replayed trace does', async () => {
    fakeService(on('identification'));
    const { store } = await openApp('/');
    act(() => void store.dispatch(navigated({ path: '/request/identification', subPage: 2 })));
    await settle();
    expect(page()).toBe('identification/2');
    expect(window.history.state).toMatchObject({ usr: { subPage: 2 } });
  });
});

describe('pages around the request', () => {
  it('[R2.1-13] an unknown address has its own page, and a way back', async () => {
    fakeService(on('card'));
    await openApp('/boh/x?promoCode=A');
    expect(page()).toBe('Pagina non trovata');
    expect(address()).toBe('/boh/x?promoCode=A');
    await press('Vai alla tua richiesta');
    expect(address()).toBe('/request/card?promoCode=A');
    expect(page()).toBe('card/0');
  });

  it('[R2.13-01] [R2.1-08] [R2.1-11] an expired session in contact-info has its page, which forgets the contact and starts again', async () => {
    let expired = true;
    fakeService({
      ...on('contact-info'),
      productInfo: () => (expired ? refusal('no product code for session') : product),
    });
    localStorage.setItem('apertura.contact', '{}');
    await openApp('/request/contact-info?promoCode=A');
    expect(address()).toBe('/session-expired/contact-info?promoCode=A');
    expect(page()).toBe('Sessione scaduta');
    expect(localStorage).toHaveLength(0);
    expired = false;
    await press('Ripeti la registrazione');
    expect(address()).toBe('/request/contact-info?promoCode=A');
  });

  it('[R2.1-08] [R4.8-01] a session that expires on the way leads there at once, without a dialog', async () => {
    fakeService({ ...on('card'), onboardingBack: () => refusal('no process found for session') });
    await openApp('/');
    await press('Indietro');
    expect(address()).toBe('/session-expired/card');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('every navigation', () => {
  it('[R2.3-06] scrolls up and moves the focus to the heading; the first page leaves it alone', async () => {
    fakeService(on('identification'));
    const scrolled = jest.spyOn(window, 'scrollTo');
    await openApp('/');
    expect(document.body).toHaveFocus();
    await press('Avanti');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    scrolled.mockClear();
    screen.getByRole('button', { name: 'Avanti' }).focus();
    await browserBack();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it('gives the page its own title', async () => {
    fakeService(on('identification'));
    await openApp('/');
    expect(document.title).toBe('Identificati: il video | Apri il tuo conto business');
    await press('Avanti');
    expect(document.title).toBe('Identificati: primo documento | Apri il tuo conto business');
  });
});
