import { act, screen, waitFor } from '@testing-library/react';
import { readingCopy } from '../../../src/copy/capture/reading';
import { userChanged } from '../../../src/state/step';
import { lastSent, withNetwork } from './fakeUploads';
import { box, FRONT, send, show } from './firstDocument';

withNetwork();

const answerWith = (reading: object) =>
  act(() => lastSent().answer({ status: 'success', data: { reading } }));
const IDENTITY_CARD = { documento: "Carta d'identita" };

it('an expired document, a wrong side and another tax code are shown at once, and announced', async () => {
  const { store } = await show(IDENTITY_CARD);
  act(() => void store.dispatch(userChanged({ cf: 'DMCNCL85C15H501M' })));
  await send();
  answerWith({ expiryDate: '2020-06-12', side: 'back', taxCode: 'GHSGUO81A25F839Y', number: 'CD84299DZ' });
  expect(await screen.findByText('Sul documento la scadenza è 12/06/2020: è scaduto.')).toBeVisible();
  expect(screen.getByText('Questo è il retro: qui serve il fronte.')).toBeVisible();
  expect(document.querySelector('[data-announcer]')).toHaveTextContent(
    'Il codice fiscale del documento non è il tuo.',
  );
  expect(box(FRONT).getByText('Caricato')).toBeInTheDocument();
  await send(undefined, 2);
  expect(screen.queryByText(readingCopy.check)).not.toBeInTheDocument();
  answerWith({ expiryDate: '2036-06-12' });
  expect(await box(FRONT).findByText('Caricato')).toBeInTheDocument();
  expect(screen.queryByText(readingCopy.check)).not.toBeInTheDocument();
});

it('reports a picture without any writing, whatever else comes', async () => {
  await show(IDENTITY_CARD);
  await send();
  answerWith({ noText: true, expiryDate: 'presto', side: 'front', taxCode: 7 });
  expect(await screen.findByText(readingCopy.advice('noText'))).toBeVisible();
  // What the page before has announced is still there for a moment.
  await waitFor(() => expect(screen.queryByText(/scaduto/)).not.toBeInTheDocument());
});
