import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Paperwork } from '../../src/contract/wire';
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
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const user = userEvent.setup({ delay: null });
beforeEach(() => fakeService({}));

const request = (guid: string, status: string, more: Partial<Paperwork> = {}): Paperwork => ({
  nome: 'Niccolo',
  cognome: "D'Amico",
  prodotto: 'Conto business con carta',
  contactId: 'c',
  lastEdit: '2026-11-12T10:00:00.000Z',
  status,
  guid,
  lastStep: 'Dati azienda',
  email: 'n@example.it',
  cell: '3331234567',
  ...more,
});
const show = (requests: readonly Paperwork[] | null) =>
  renderScreen(<Status />, {
    slug: 'contact-info',
    before: [...(requests ? [requestsLoaded(requests)] : []), navigated({ path: '/status' })],
  });
const cards = () => screen.getAllByRole('listitem').map((card) => within(card));
const actions = () => cards().map((card) => card.queryByRole('button')?.textContent ?? '');

it('[R2.1-05] lists the requests under «Richieste in corso»: what, who, how far, since when', () => {
  show([request('a', 'DA COMPLETARE'), request('b', 'IN LAVORAZIONE', { lastStep: 'Richiesta completata' })]);
  expect(screen.getByRole('heading', { level: 1, name: 'Richieste in corso' })).toBeVisible();
  const [first] = cards();
  expect(first?.getByRole('heading', { level: 2, name: 'Conto business con carta' })).toBeVisible();
  expect(first?.getByText('DA COMPLETARE')).toBeVisible();
  for (const text of ["Niccolo D'Amico", 'Dati azienda', '12 novembre 2026'])
    expect(first?.getByText(text)).toBeVisible();
});

it('[R2.12-01] «DA COMPLETARE» offers «Riprendi richiesta», «DOCUMENTO DI IDENTITA KO» «Reinvia», others nothing', () => {
  show(
    ['DA COMPLETARE', 'DOCUMENTO DI IDENTITA KO', 'IN LAVORAZIONE', 'CONCLUSA', 'SOSPESA'].map((status) =>
      request(status, status),
    ),
  );
  expect(actions()).toEqual(['Riprendi richiesta', 'Reinvia', '', '', '']);
});

it.each(['DA COMPLETARE', 'DOCUMENTO DI IDENTITA KO', 'IN LAVORAZIONE', 'CONCLUSA'])(
  '[R2.1-05] says what %s means and what to do next',
  (status) => {
    show([request('a', status)]);
    const words = statusCopy.states[status];
    expect(screen.getByText(words?.meaning ?? '?')).toBeVisible();
    expect(screen.getByText(words?.next ?? '?')).toBeVisible();
  },
);

it('[R2.1-05] shows a state that nobody knows as it came, with whom to ask', () => {
  show([request('a', 'IN ATTESA DI FIRMA')]);
  expect(screen.getByText('IN ATTESA DI FIRMA')).toBeVisible();
  expect(screen.getByText(/contatta l’assistenza/)).toBeVisible();
});

it('[R2.12-01] each action is for its own request, and says for which', async () => {
  const { asked } = show([
    request('a', 'DA COMPLETARE'),
    request('b', 'DOCUMENTO DI IDENTITA KO', { prodotto: 'Carta' }),
  ]);
  const resend = screen.getByRole('button', { name: 'Reinvia' });
  expect(resend).toHaveAccessibleDescription('Carta');
  await user.click(resend);
  await user.click(screen.getByRole('button', { name: 'Riprendi richiesta' }));
  expect(asked(reuploadRequested.type)).toEqual([{ guid: 'b' }]);
  expect(asked(resumeRequested.type)).toEqual([{ guid: 'a' }]);
});

it('asks for nothing twice while a call runs', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  act(() => void store.dispatch(busyStarted()));
  await user.click(screen.getByRole('button', { name: 'Riprendi richiesta' }));
  await user.click(screen.getByRole('button', { name: statusCopy.reload }));
  expect(asked(resumeRequested.type)).toEqual([]);
  expect(asked(statusRequested.type)).toEqual([]);
});

it('[R2.1-05] loads the list anew, and says when that is done', async () => {
  const { asked, store } = show([request('a', 'DA COMPLETARE')]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Aggiorna l’elenco' }));
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

it('[R2.1-05] without requests: says so, with ways on', async () => {
  const { asked } = show([]);
  expect(screen.getByRole('heading', { name: 'Non hai richieste in corso' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Inizia una nuova richiesta' }));
  await user.click(screen.getByRole('button', { name: 'Cerca con altri dati' }));
  expect(asked(restartRequested.type)).toEqual(['/', '/resume']);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('waits for the list without saying that there is none', async () => {
  const { store } = show(null);
  expect(screen.queryByText('Non hai richieste in corso')).not.toBeInTheDocument();
  act(() => void store.dispatch(requestsLoaded([])));
  await waitFor(() => expect(screen.getByText('Non hai richieste in corso')).toBeVisible());
});

it('[R4.4-03] thanks for documents that were sent again, and only then', () => {
  const { store } = show([request('a', 'IN LAVORAZIONE')]);
  expect(screen.queryByText('Documenti inviati')).not.toBeInTheDocument();
  act(() => void store.dispatch(resubmissionTaken({ guid: 'a' })));
  expect(screen.getByText('Documenti inviati')).toBeVisible();
});
