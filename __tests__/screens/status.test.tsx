import { act, screen, within } from '@testing-library/react';
import type { Paperwork } from '../../src/contract/wire';
import { paperwork } from '../flows/earlier';
import { statusCopy } from '../../src/copy/status';
import {
  reuploadRequested,
  restartRequested,
  resumeRequested,
  statusRequested,
} from '../../src/flows/actions';
import Status from '../../src/screens/status';
import { navigated } from '../../src/state/navigation';
import { requestsLoaded, resubmissionTaken } from '../../src/state/resume';
import { busyEnded, busyStarted } from '../../src/state/ui';
import { button, press } from '../ui/hands';
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
  show([request('a', 'DA COMPLETARE'), request('b', 'IN LAVORAZIONE', { lastStep: 'Richiesta completata' })]);
  expect(screen.getByRole('heading', { level: 1, name: 'Richieste in corso' })).toBeVisible();
  const [first] = cards();
  expect(first?.getByRole('heading', { level: 2, name: 'Conto business con carta' })).toBeVisible();
  expect(first?.getByText('DA COMPLETARE')).toBeVisible();
  for (const text of ["Niccolo D'Amico", 'Dati azienda', '12 novembre 2026'])
    expect(first?.getByText(text)).toBeVisible();
});

it('[R2.12-01] [R2.1-05] each state says what it means and what to do next; two offer an action', () => {
  const states = ['DA COMPLETARE', 'DOCUMENTO DI IDENTITA KO', 'IN LAVORAZIONE', 'CONCLUSA'];
  show(states.map((status) => request(status, status)));
  expect(cards().map((card) => card.queryByRole('button')?.textContent)).toEqual([
    'Riprendi richiesta',
    'Reinvia',
    undefined,
    undefined,
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
  expect(screen.getByText(/contatta l’assistenza/)).toBeVisible();
  expect(cards()[0]?.queryByRole('button')).toBeNull();
});

it('[R2.12-01] each action is for its own request, and says for which', async () => {
  const { asked } = show([
    request('a', 'DA COMPLETARE'),
    request('b', 'DOCUMENTO DI IDENTITA KO', { prodotto: 'Carta' }),
  ]);
  expect(button('Reinvia')).toHaveAccessibleDescription('Carta');
  await press('Reinvia');
  await press('Riprendi richiesta');
  expect(asked(reuploadRequested.type)).toEqual([{ guid: 'b' }]);
  expect(asked(resumeRequested.type)).toEqual([{ guid: 'a' }]);
});

it('asks for nothing twice while a call runs', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  act(() => void store.dispatch(busyStarted()));
  await press('Riprendi richiesta');
  await press(statusCopy.reload);
  expect(asked(resumeRequested.type)).toEqual([]);
  expect(asked(statusRequested.type)).toEqual([]);
});

it('[R2.1-05] loads the list anew, and says when that is done', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Aggiorna l’elenco');
  expect(asked(statusRequested.type)).toHaveLength(1);
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
  expect(asked(restartRequested.type)).toEqual(['/', '/resume']);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('[R4.4-03] thanks for documents that were sent again, and only then', () => {
  const { store } = show([request('a', 'IN LAVORAZIONE')]);
  expect(screen.queryByText('Documenti inviati')).not.toBeInTheDocument();
  act(() => void store.dispatch(resubmissionTaken({ guid: 'a' })));
  expect(screen.getByText('Documenti inviati')).toBeVisible();
});
