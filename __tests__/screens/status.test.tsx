import { act, screen, within } from '@testing-library/react';
import type { Paperwork } from '../../src/contract/wire';
import { paperwork } from '../flows/earlier';
import { config } from '../flows/support';
import { statusCopy } from '../../src/copy/status';
import * as actions from '../../src/flows/actions';
import Status from '../../src/screens/status';
import { lastEditWords } from '../../src/screens/status/RequestCard';
import { navigated } from '../../src/state/navigation';
import { requestsLoaded, resubmissionTaken } from '../../src/state/resume';
import { busyEnded, busyStarted } from '../../src/state/ui';
import { button, press } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const request = (guid: string, status: string, more: Partial<Paperwork> = {}): Paperwork => ({
  ...paperwork(guid, status),
  nome: 'Niccolo',
  cognome: "D'Amico",
  lastEdit: '2026-11-12T10:00:00.000Z',
  lastStep: 'Dati azienda',
  ...more,
});
const show = (requests: readonly Paperwork[] | null) =>
  renderScreen(<Status />, {
    slug: 'contact-info',
    before: [...(requests ? [requestsLoaded(requests)] : []), navigated({ path: '/status' })],
  });
const cards = () => screen.getAllByRole('listitem').map((card) => within(card));

it('[R2.1-05] lists the requests under «Richieste in corso»: what, who, how far, since when', () => {
  show([
    request('a', 'DA COMPLETARE', { ragioneSociale: 'Caffè Amico' }),
    request('b', 'IN LAVORAZIONE', { lastStep: 'Richiesta completata' }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Richieste in corso' })).toBeVisible();
  const [first] = cards();
  expect(first?.getByRole('heading', { level: 2, name: 'Conto business con carta' })).toBeVisible();
  expect(first?.getByText('DA COMPLETARE')).toBeVisible();
  for (const text of ["Niccolo D'Amico", 'Caffè Amico', 'Dati azienda', '12 novembre 2026 alle 11:00'])
    expect(first?.getByText(text)).toBeVisible();
});

it('[R2.1-05] says of a signed request its reference, and when it was signed', () => {
  const signed = { reference: '8900778060999131', signedAt: '2026-11-12T10:00:00.000Z' };
  show([request('a', 'IN LAVORAZIONE', { ...signed, lastEdit: '2026-11-13T10:00:00.000Z' })]);
  expect(cards()[0]?.getByText('8900778060999131')).toBeVisible();
  expect(screen.getByText('Firmata il').nextSibling).toHaveTextContent('12 novembre 2026 alle 11:00');
});

it('[R2.1-05] says the day of the signature also on that day, after «Firmata il»', () => {
  show([request('a', 'IN LAVORAZIONE', { signedAt: new Date().toISOString() })]);
  expect(screen.getByText('Firmata il').nextSibling).toHaveTextContent(/^\d+ \p{L}+ \d{4} alle \d\d:\d\d$/u);
});

it('[R2.12-01] [R2.1-05] each state says what it means and what to do next; two offer an action', () => {
  const states = ['DA COMPLETARE', 'DOCUMENTO DI IDENTITA KO', 'IN LAVORAZIONE', 'CONCLUSA'];
  show(states.map((status) => request(status, status)));
  expect(cards().map((card) => card.queryAllByRole('button').map((one) => one.textContent))).toEqual([
    ['Riprendi richiesta'],
    ['Documenti firmati', 'Reinvia'],
    ['Documenti firmati'],
    ['Documenti firmati'],
  ]);
  for (const [at, status] of states.entries()) {
    const { meaning, next } = statusCopy.states[status] ?? { meaning: '?', next: '?' };
    expect(cards()[at]?.getByText(meaning)).toBeVisible();
    expect(cards()[at]?.getByText(next)).toBeVisible();
  }
});

it('[R2.1-05] shows a state that nobody knows as it came, with whom to ask', () => {
  show([request('a', 'IN ATTESA DI FIRMA')]);
  expect(screen.getByText('IN ATTESA DI FIRMA')).toBeVisible();
  expect(screen.getByRole('link', { name: 'contatta l’assistenza' })).toHaveAttribute('href', '/s');
  expect(cards()[0]?.queryByRole('button')).toBeNull();
});

it('names nobody to ask where the installation has no contact', () => {
  jest.replaceProperty(config.links, 'support', '');
  const { unmount } = show([request('a', 'IN ATTESA DI FIRMA')]);
  expect(screen.getByText('IN ATTESA DI FIRMA')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/assistenza/);
  unmount();
  jest.restoreAllMocks();
});

it('[R2.12-01] each action is for its own request, and says for which', async () => {
  const { asked } = show([
    request('a', 'DA COMPLETARE'),
    request('b', 'DOCUMENTO DI IDENTITA KO', { prodotto: 'Carta' }),
  ]);
  expect(button('Reinvia')).toHaveAccessibleDescription('Carta');
  await press('Reinvia');
  await press('Riprendi richiesta');
  expect(asked(actions.reuploadRequested.type)).toEqual([{ guid: 'b' }]);
  expect(asked(actions.resumeRequested.type)).toEqual([{ guid: 'a' }]);
});

it('asks for nothing twice while a call runs', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  act(() => void store.dispatch(busyStarted()));
  await press('Riprendi richiesta');
  await press(statusCopy.reload);
  expect(asked(actions.resumeRequested.type)).toEqual([]);
  expect(asked(actions.statusRequested.type)).toEqual([]);
});

it('[R2.1-05] reloads the list, and says when that is done', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Aggiorna l’elenco');
  expect(asked(actions.statusRequested.type)).toHaveLength(1);
  act(() => {
    store.dispatch(busyStarted());
    store.dispatch(requestsLoaded([request('a', 'IN LAVORAZIONE')]));
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void store.dispatch(busyEnded()));
  expect(screen.getByRole('status')).toHaveTextContent('Elenco aggiornato');
  expect(screen.getByText('IN LAVORAZIONE')).toBeVisible();
});

it('[R2.1-05] without requests: waits for the list, then says so, with ways on', async () => {
  const { asked, store } = show(null);
  expect(screen.queryByText('Non hai richieste in corso')).not.toBeInTheDocument();
  act(() => void store.dispatch(requestsLoaded([])));
  expect(await screen.findByRole('heading', { name: 'Non hai richieste in corso' })).toBeVisible();
  await press('Inizia una nuova richiesta');
  await press('Cerca con altri dati');
  expect(asked(actions.restartRequested.type)).toEqual(['/', '/resume']);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('[R4.4-03] thanks for documents that were sent again, and only then', () => {
  const { store } = show([request('a', 'IN LAVORAZIONE')]);
  expect(screen.queryByText('Documenti inviati')).not.toBeInTheDocument();
  act(() => void store.dispatch(resubmissionTaken({ guid: 'a' })));
  expect(screen.getByText('Documenti inviati')).toBeVisible();
  // The outcome has come meanwhile.
  act(() => void store.dispatch(requestsLoaded([request('a', 'CONCLUSA')])));
  expect(screen.queryByText('Documenti inviati')).not.toBeInTheDocument();
});

it.each([
  ['2026-11-21T13:05:00.000Z', '2026-11-21T15:00:00Z', 'oggi alle 14:05'],
  ['2026-11-21T08:07:00+01:00', '2026-11-21T15:00:00Z', 'oggi alle 08:07'],
  // In Rome it is the next day already.
  ['2026-11-20T23:30:00Z', '2026-11-21T15:00:00Z', 'oggi alle 00:30'],
  ['2026-11-20T17:30:00Z', '2026-11-21T15:00:00Z', 'ieri alle 18:30'],
  ['2026-11-20T17:30:00Z', '2026-11-20T23:10:00Z', 'ieri alle 18:30'],
  ['2026-11-12T10:00:00Z', '2026-11-21T15:00:00Z', '12 novembre 2026 alle 11:00'],
  ['2025-11-21T10:00:00Z', '2026-11-21T15:00:00Z', '21 novembre 2025 alle 11:00'],
  // The days on which the clocks change have 23 and 25 hours.
  ['2026-03-28T22:30:00Z', '2026-03-29T22:15:00Z', '28 marzo 2026 alle 23:30'],
  ['2026-03-29T21:30:00Z', '2026-03-29T22:15:00Z', 'ieri alle 23:30'],
  ['2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'oggi alle 00:10'],
  ['2026-12-31T22:30:00Z', '2027-01-01T10:00:00Z', 'ieri alle 23:30'],
  ['1763659800000', '2025-11-20T20:00:00Z', 'oggi alle 18:30'],
  // A text that is no date is shown as it came.
  ['', '2026-11-21T15:00:00Z', ''],
  ['la settimana scorsa', '2026-11-21T15:00:00Z', 'la settimana scorsa'],
])('[R2.1-05] last edited %s, seen at %s by Italy’s clock: %s', (lastEdit, now, expected) =>
  expect(lastEditWords(lastEdit, Date.parse(now))).toBe(expected),
);

it('[R2.12-01] a signed request offers both PDFs, with its reference', async () => {
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const papers = ['questionario', 'contratto'].map((one) => ({
    stampeId: one,
    barCode: `B-${one}`,
    description: one,
  }));
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const service = fakeService({ contactContractList: () => ({ ...ok, data: papers }), stampaContratto: pdf });
  show([request('a', 'IN LAVORAZIONE', { lastStep: 'Richiesta completata' })]);
  expect(screen.queryByText('Richiesta completata')).not.toBeInTheDocument();
  await press('Documenti firmati');
  expect(await screen.findByText('B-contratto')).toBeVisible();
  for (const name of ['questionario', 'contratto'])
    expect(
      await screen.findByRole('link', { name: new RegExp(`^Apri il ${name} \\(PDF\\)`) }),
    ).toHaveAttribute('href', 'blob:pdf');
  expect(service.requests('contactContractList')).toEqual([{ guid: 'a' }]);
});

it('signed documents that the service does not list can be asked for again', async () => {
  let data: readonly object[] = [];
  const service = fakeService({ contactContractList: () => ({ ...ok, data }) });
  show([request('a', 'IN LAVORAZIONE')]);
  await press('Documenti firmati');
  expect(await screen.findByRole('alert')).toHaveTextContent('Non siamo riusciti a caricare i documenti');
  expect(screen.queryByText('Riferimento')).not.toBeInTheDocument();
  data = [{ stampeId: '1', barCode: 'B-contratto', description: 'contratto' }];
  await press('Documenti firmati');
  expect(await screen.findByText('B-contratto')).toBeVisible();
  expect(service.requests('contactContractList')).toHaveLength(2);
});
