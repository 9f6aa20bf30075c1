import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { press, settle } from './renderApp';
import { ChunkBoundary, PlainError } from '../../src/app/ChunkBoundary';
import { reloadPage } from '../../src/app/extra/reloadPage';

jest.mock('../../src/app/extra/reloadPage');
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['does not come', { name: 'ChunkLoadError' }, 'Non siamo riusciti a caricare la pagina'],
  ['breaks', {}, 'Si è verificato un errore imprevisto'],
])('a page whose code %s says so, and offers to load it again', async (_, kind, words) => {
  const Broken = lazy(() => Promise.reject(Object.assign(new TypeError('x is undefined'), kind)));
  render(
    <ChunkBoundary>
      <Suspense>
        <Broken />
      </Suspense>
    </ChunkBoundary>,
  );
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(document.body).not.toHaveTextContent('undefined');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
});

it('[R8-09] is not left for the browser’s own page while the line is away', async () => {
  const asked = jest.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  globalThis.fetch = asked;
  render(<PlainError />);
  await press('Riprova');
  expect(screen.getByRole('alert')).toHaveTextContent('La connessione non c’è ancora');
  await press('Riprova');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(reloadPage).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  asked.mockReturnValue(Promise.resolve(new Response()));
  await press('Riprova');
  expect(reloadPage).toHaveBeenCalledTimes(2);
});
