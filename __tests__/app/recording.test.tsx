import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRecorder } from '../../src/app/recording/loadRecorder';
import { lineOf, summaryOf } from '../../src/app/recording/summary';
import * as saving from '../../src/app/recording/saveFile';
import { isTrace, type Trace } from '../../src/contract/trace';
import { emailCodeSubmitted } from '../../src/flows/actions';
import { navigated } from '../../src/state/navigation';
import { dialogClosed, dialogOpened } from '../../src/state/ui';
import { canary, expectNoCanary } from '../state/canary';
import { fakeService, ok, refusal } from '../screens/fakeService';
import { config } from '../flows/support';
import { openApp, page, press, product, serviceAt, settle } from './renderApp';
import { BROKEN_PAGE } from './standInScreens';

jest.mock('../../src/app/recording/saveFile');
const CODE = 'ABCD-EFGH';
const OPEN = 'Segnala un problema';
const recording = () => screen.getByRole('dialog', { name: OPEN });
const footer = () => within(screen.getByRole('contentinfo'));

describe('the journey’s code', () => {
  it('is in the help of every page, on dialogs, and on the page of an ended session', async () => {
    fakeService(serviceAt('card'));
    const { store } = await openApp('/');
    expect(footer().getByText(CODE)).toBeVisible();
    act(() => void store.dispatch(dialogOpened({ message: 'No', retry: { type: 'x' } })));
    await settle();
    expect(within(screen.getByRole('alertdialog')).getByText(CODE)).toBeVisible();
    // A notice is no failure.
    act(() => void store.dispatch(dialogOpened({ message: 'Sì', label: 'Ho capito' })));
    await settle();
    expect(within(screen.getByRole('alertdialog')).queryByText(CODE)).toBeNull();
    act(() => void store.dispatch(navigated({ path: '/session-expired/card' })));
    await settle();
    expect(within(screen.getByRole('main')).getByText(CODE)).toBeVisible();
  });

  it('is made by the app if the service gives none, and stays after a reload', async () => {
    sessionStorage.clear();
    fakeService({});
    const { unmount } = await openApp('/');
    const shown = within(screen.getByRole('main')).getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent;
    unmount();
    const { journey: _, ...data } = product.data;
    fakeService({ ...serviceAt('card'), productInfo: () => ({ ...ok, data }) });
    await openApp('/');
    expect(footer().getByText(String(shown))).toBeVisible();
  });
});

it('a page that crashes leaves header and footer, gives code and way back, and is in the recording', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeService(serviceAt('card'));
  const { store } = await openApp('/');
  await loadRecorder(store);
  act(() => void store.dispatch(navigated({ path: '/request/card', subPage: BROKEN_PAGE })));
  await settle();
  expect(page()).toBe('Qualcosa non ha funzionato');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(footer().getByText(CODE)).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(CODE)).toBeVisible();
  await press('Indietro');
  expect(page()).toBe('card/0');
  const { events } = await (await loadRecorder(store)).read();
  expect(events).toContainEqual(expect.objectContaining({ kind: 'crash', name: 'boundary' }));
  jest.restoreAllMocks();
});

it('a visit that begins with the resume is recorded to its end, and is masked as it goes', async () => {
  const idle = {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  };
  Object.assign(window, idle);
  fakeService({});
  const { store } = await openApp('/resume');
  // More than the queue before the recorder takes.
  act(() => {
    for (let count = 0; count < 1100; count += 1) store.dispatch(dialogClosed());
    store.dispatch(navigated({ path: '/status' }));
  });
  const { events } = await (await loadRecorder(store)).read();
  expect(events.map(({ name }) => name)).toContain('navigation/navigated');
});

describe('the recording', () => {
  const open = async (settings: Partial<typeof config> = {}) => {
    Object.assign(config, { traceCall: false }, settings);
    const sent: unknown[] = [];
    fakeService({
      ...serviceAt('card'),
      confermaEmail: () => refusal(canary(7)),
      sendTrace: ({ trace }) => {
        sent.push(trace);
        return ok;
      },
    });
    const { store } = await openApp('/');
    await loadRecorder(store);
    act(() => void store.dispatch(emailCodeSubmitted({ codice: canary(8) })));
    await settle();
    await press('Invia un rapporto tecnico all’assistenza');
    await screen.findByRole('button', { name: 'Salva' });
    return { sent, store };
  };

  it('shows what it holds and what it never holds, and then is saved', async () => {
    await open();
    const shown = within(recording());
    expect(shown.getByText(`Il codice ${CODE}`, { exact: false })).toBeVisible();
    expect(shown.getByText(/^\d+ chiamate al servizio, di cui 1 non riuscita$/)).toBeVisible();
    expect(shown.getByRole('heading', { name: 'Che cosa non contiene mai' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Invia all’assistenza' })).toBeNull();
    await userEvent.click(shown.getByText(/^Riga per riga/));
    expect(shown.getByText(/Servizio: confermaEmail, rifiuto/)).toBeInTheDocument();
    await press('Salva');
    const [name, text] = jest.mocked(saving.saveFile).mock.lastCall ?? [];
    expect(name).toBe(`rapporto-${CODE}.json`);
    expect(isTrace(JSON.parse(text ?? ''))).toBe(true);
    expectNoCanary(text ?? '');
    expect(shown.getByText(/Il file è tra i download/)).toBeVisible();
  });

  it('is sent where the service takes it, and does not hold its own sending', async () => {
    const { sent, store } = await open({ traceCall: true });
    await press('Invia all’assistenza');
    expect(sent.map(isTrace)).toEqual([true]);
    // The address of the load, which has changed since.
    expect(window.location.pathname).toBe('/request/card');
    expect(sent).toMatchObject([{ path: '/' }]);
    expectNoCanary(JSON.stringify(sent));
    const done = within(recording()).getByText(/^Rapporto inviato\. Quando parli con l’assistenza/);
    expect(done).toBeVisible();
    // The button is gone; the focus says the outcome, which no live region says as well.
    expect(document.activeElement).toContainElement(done);
    expect(done.closest('[role=status], [aria-live]')).toBeNull();
    expect(within(recording()).queryByRole('button', { name: 'Invia all’assistenza' })).toBeNull();
    const later = await (await loadRecorder(store)).read();
    expect(JSON.stringify(later.events)).not.toContain('sendTrace');
  });

  it('that could not be prepared is prepared by another press', async () => {
    const { store } = await open();
    await userEvent.click(within(recording()).getByRole('button', { name: 'Chiudi' }));
    const read = jest.spyOn(await loadRecorder(store), 'read').mockRejectedValue(new Error('lost'));
    await press('Invia un rapporto tecnico all’assistenza');
    const shown = within(recording());
    expect(await shown.findByRole('alert')).toHaveTextContent('Non riusciamo a preparare il rapporto');
    expect(shown.queryByRole('button', { name: 'Salva' })).toBeNull();
    read.mockRestore();
    await userEvent.click(shown.getByRole('button', { name: 'Riprova' }));
    expect(await shown.findByRole('button', { name: 'Salva' })).toBeVisible();
    expect(shown.queryByRole('alert')).toBeNull();
  });

  it('says in Italian what each event is', () => {
    const t = 83_250;
    const lines = [
      lineOf({
        t,
        kind: 'action',
        name: 'ui/dialogClosed',
        from: 'screen',
        action: { type: 'ui/dialogClosed' },
      }),
      lineOf({ t, kind: 'call', name: 'comuni', id: '1', step: 'lost', ms: 40 }),
      lineOf({ t, kind: 'flow', name: 'sign', id: 2, parent: 1, step: 'threw', detail: 'network' }),
      lineOf({ t, kind: 'crash', name: 'error', message: 'TypeError at main.js:1:2' }),
    ];
    expect(lines).toEqual([
      '1:23  Pagina: ui/dialogClosed',
      '1:23  Servizio: comuni, nessuna risposta, 40 ms',
      '1:23  Passaggio: sign si ferma per un errore network',
      '1:23  Errore: TypeError, main.js:1:2',
    ]);
    const trace = {
      journey: 'ABCDEFGH',
      startedAt: '2026-01-02T10:00:00Z',
      dropped: 3,
      events: [],
      device: {},
    };
    expect(summaryOf(trace as unknown as Trace)).toContain('Mancano i 3 eventi più vecchi');
  });
});
