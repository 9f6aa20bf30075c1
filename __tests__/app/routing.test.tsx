import { act, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  address,
  browserBack,
  endTraversal,
  expectMoves,
  openApp,
  page,
  press,
  serviceAt,
  settle,
} from './renderApp';
import { fakeService, refusal } from '../screens/fakeService';
import { answer } from '../flows/support';
import { loadedSubPage } from '../../src/app/historyEntry';
import { start } from '../../src/app/start';
import { contactPages } from '../../src/contract/steps/table';
import { preloadScreen } from '../../src/screens/registry';
import { navigated } from '../../src/state/navigation';

const ID = '/request/identification';
const open = async (
  at: string,
  slug: Parameters<typeof serviceAt>[0],
  more: Parameters<typeof fakeService>[0] = {},
) => {
  const service = fakeService({ ...serviceAt(slug), ...more });
  const before = window.history.length;
  return { ...(await openApp(at)), service, before };
};

describe('address and store', () => {
  it('[R2.1-01] [R2.1-11] the root leads to the current step, with the landing query', async () => {
    const { before } = await open('/?promoCode=A&junk=1&utm_source=mail', 'card');
    expect([page(), address()]).toEqual(['card/0', '/request/card?promoCode=A&junk=1&utm_source=mail']);
    expect(window.history.length).toBe(before);
  });

  it.each(['/request/contract', '/request', '/thanks'])(
    '[R2.1-02] %s is corrected to the current step',
    async (path) => {
      await open(path, 'card');
      expect([page(), address()]).toEqual(['card/0', '/request/card']);
    },
  );

  it('[R2.1-11] Back and Forward, and the page’s own Back, walk the sub-pages, and the query follows', async () => {
    const at = `${ID}?proof=p`;
    await open('/?proof=p', 'identification');
    await expectMoves([
      ['Avanti', 'identification/1', at],
      ['Avanti', 'identification/2', at],
      ['←', 'identification/1', at],
      ['←', 'identification/0', at],
      ['→', 'identification/1', at],
    ]);
    const { length } = window.history;
    await expectMoves([
      ['Indietro', 'identification/0', at],
      ['→', 'identification/1', at],
    ]);
    expect(window.history.length).toBe(length);
  });

  it('[R2.1-11] a step back in the history that the browser drops is made up for', async () => {
    await open('/', 'identification');
    await expectMoves([['Avanti', 'identification/1', ID]]);
    const { length } = window.history;
    jest.spyOn(window.history, 'go').mockImplementationOnce(() => undefined);
    await press('Indietro');
    expect([page(), loadedSubPage()]).toEqual(['identification/0', 1]);
    jest.restoreAllMocks();
    endTraversal();
    await waitFor(() => expect(loadedSubPage()).toBe(0));
    expect([page(), window.history.length]).toEqual(['identification/0', length + 1]);
  });

  it('[R2.1-11] a browser’s Back in the very moment in which a page comes does not leave the address behind', async () => {
    await open('/', 'identification');
    const { pushState } = window.history;
    jest.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      const { state } = window.history;
      const { href } = window.location;
      pushState.apply(window.history, entry);
      // The router reads where it is once, after both: it sees an entry that it knows.
      window.history.replaceState(state, '', href);
    });
    await press('Avanti');
    await settle();
    jest.restoreAllMocks();
    expect(page()).toBe(`identification/${loadedSubPage()}`);
  });

  it('[R2.1-02] [R4.1-03] the browser’s Back asks the service for the step before, and waits where it was moved to', async () => {
    let here: Parameters<typeof answer>[0] = 'address-info';
    let release: () => void = () => undefined;
    const { service } = await open('/', 'card', {
      onboardingNext: ({ number }) => answer(number === null ? here : (here = 'company-info')),
      onboardingBack: () =>
        new Promise((resolve) => (release = () => resolve(answer((here = 'address-info'))))),
    });
    await expectMoves([
      ['Continua', 'company-info/0', '/request/company-info'],
      ['←', 'company-info/0', '/request/address-info'],
    ]);
    release();
    await settle();
    expect([page(), address()]).toEqual(['address-info/0', '/request/address-info']);
    expect(service.requests('onboardingBack')).toHaveLength(1);
    // Forward is no way round a step that was not sent: the address comes back.
    await expectMoves([['→', 'address-info/0', '/request/address-info']]);
  });

  it('[R2.1-02] a Back that the service refuses leaves page and address where they were', async () => {
    let here: Parameters<typeof answer>[0] = 'address-info';
    await open('/', 'card', {
      onboardingNext: ({ number }) => answer(number === null ? here : (here = 'company-info')),
      onboardingBack: () => refusal('Non ora'),
    });
    await press('Continua');
    await browserBack();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Non ora');
    expect(address()).toBe('/request/company-info');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('company-info/0');
  });

  it('[R2.1-07] a completed request is at /thanks, and Back does not reopen it', async () => {
    await open('/', 'card', {
      onboardingNext: ({ number }) => answer(number === null ? 'contract' : 'thanks'),
    });
    await expectMoves([
      ['Continua', 'thanks/0', '/thanks'],
      ['←', 'thanks/0', '/thanks'],
    ]);
  });

  it('a jump inside the page is not a navigation', async () => {
    await open('/', 'identification');
    await press('Avanti');
    act(() => document.querySelector('button')?.focus());
    act(() => {
      window.location.hash = '#contenuto';
    });
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await expectMoves([
      ['Avanti', 'identification/2', ID],
      ['←', 'identification/1', ID],
    ]);
  });

  it('the address follows a store that is moved from outside, as a replayed trace does', async () => {
    const { store } = await open('/', 'identification');
    act(() => void store.dispatch(navigated({ path: ID, subPage: 2 })));
    await settle();
    expect(page()).toBe('identification/2');
    expect(window.history.state).toMatchObject({ usr: { subPage: 2 } });
  });

  it('[R2.1-13] an unknown address has its own page, and a way back', async () => {
    await open('/boh/x?promoCode=A', 'card');
    expect([page(), address()]).toEqual(['Pagina non trovata', '/boh/x?promoCode=A']);
    await expectMoves([['Vai alla tua richiesta', 'card/0', '/request/card?promoCode=A']]);
  });
});

it('[R2.3-06] every navigation scrolls up, moves the focus to the heading and gives the page its title', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  await open('/', 'identification');
  expect(document.body).toHaveFocus();
  expect(document.title).toBe('Registra un video con il tuo documento | Apri il tuo conto business');
  await press('Avanti');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.title).toBe('Il tuo primo documento | Apri il tuo conto business');
  screen.getByRole('button', { name: 'Avanti' }).focus();
  await browserBack();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const shipped = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
const heading = () => screen.getByRole('heading', { level: 1 });

const load = async (state: unknown, at = ID, config = new Response(shipped)) => {
  if (state !== undefined) window.history.replaceState(state, '', at);
  document.body.innerHTML = '<div id="root"></div>';
  fakeService(serviceAt('identification'));
  const service = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.endsWith('/config.json') ? Promise.resolve(config) : service(input, init);
  };
  const root = await act(() => start(document.getElementById('root') as HTMLElement));
  await waitFor(() => expect(heading()).toHaveTextContent(/./));
  await settle();
  return () => act(() => root.unmount());
};

describe('a page that is loaded', () => {
  it('[R2.1-11] again stays on the sub-page of its history entry, and so does the history', async () => {
    const at = `${ID}?proof=p`;
    const close = await load(null, at);
    expect(page()).toBe('identification/0');
    await expectMoves([['Avanti', 'identification/1', at]]);
    close();
    const { length } = window.history;
    const closeAgain = await load(undefined);
    expect(page()).toBe('identification/1');
    expect(window.history.length).toBe(length);
    expect(preloadScreen).toHaveBeenLastCalledWith('identification', 1);
    await expectMoves([['←', 'identification/0', at]]);
    closeAgain();
  });

  it('with a kept press fetches its page once the last answer has come whole', async () => {
    let arrive = (): void => undefined;
    const answered = new Promise<void>((resolve) => (arrive = resolve));
    window.apertura = { calls: [], pressed: 'start', answered };
    const close = await load(null, '/');
    expect(preloadScreen).not.toHaveBeenCalledWith('contact-info', contactPages.info);
    arrive();
    await waitFor(() => expect(preloadScreen).toHaveBeenCalledWith('contact-info', contactPages.info));
    delete window.apertura;
    close();
  });

  it.each([null, 'text', { usr: null }, { usr: { subPage: '2', position: 1 } }, { usr: { subPage: 2 } }])(
    'on an entry that is not the app’s counts it for nothing: %j',
    (state) => {
      window.history.replaceState(state, '', ID);
      expect(loadedSubPage()).toBe(0);
    },
  );

  it.each([
    ['missing', () => new Response('', { status: 404 }), 'HTTP 404'],
    ['wrong', () => new Response(shipped.replace(/("productCode": )"[^"]*"/, '$1""')), 'productCode'],
  ])(
    'with a configuration that is %s has words for the applicant, the reason for the installer',
    async (_, config, reason) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await load(null, '/', config());
      await waitFor(() => expect(heading()).toHaveTextContent('Servizio non disponibile'));
      expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
      expect(JSON.stringify(logged.mock.calls)).toContain(reason);
      logged.mockRestore();
    },
  );
});
