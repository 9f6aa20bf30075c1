import { render, screen, within } from '@testing-library/react';
import { act, lazy, Suspense } from 'react';
import { openApp, page, press, serviceAt, settle } from './renderApp';
import { fakeService, refusal } from '../screens/fakeService';
import { answer } from '../flows/support';
import { ChunkBoundary } from '../../src/app/ChunkBoundary';
import { stepperLabels } from '../../src/contract/steps/table';
import { errorScreenShown } from '../../src/state/ui';

it('[R2.3-01] [R2.2-01] the frame has the stepper and the footer of the configuration', async () => {
  fakeService({ ...serviceAt('card'), onboardingNext: () => answer('company-info', { number: 2 }) });
  await openApp('/');
  const steps = within(screen.getByRole('navigation', { name: 'Avanzamento della richiesta' }));
  expect(
    steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d| \(.*/g, '')),
  ).toEqual(stepperLabels);
  expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Dati azienda');
  const links = { Privacy: '/p', Cookie: '/c', 'Foglio informativo': '/f' };
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText('Banca')).toBeInTheDocument();
});

it('[R2.3-05] [R8-07] the error dialog has the usual title and a Riprova that does the very same again', async () => {
  let calls = 0;
  fakeService({
    ...serviceAt('card'),
    onboardingBack: () => (++calls === 1 ? refusal('Non ora') : answer('company-info')),
  });
  await openApp('/');
  await press('Indietro');
  const dialog = await screen.findByRole('alertdialog', { name: 'Errore' });
  expect(dialog).toHaveTextContent('Non ora');
  await press('Riprova');
  expect(calls).toBe(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page()).toBe('company-info/0');
});

describe('the error screen', () => {
  it('[R2.3-07] [R8-09] takes the place of the whole app, and tries again', async () => {
    let up = false;
    fakeService({
      ...serviceAt('card'),
      onboardingNext: () => (up ? answer('card') : refusal('Servizio sospeso')),
    });
    await openApp('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Servizio sospeso');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
    up = true;
    await press('Riprova');
    expect(page()).toBe('card/0');
  });

  it('[R2.3-07] [R8-01] is closed where it can be, and shows the code for the support', async () => {
    fakeService(serviceAt('card'));
    const { store } = await openApp('/');
    act(() => void store.dispatch(errorScreenShown({ message: 'No', closable: true, supportCode: 'S-17' })));
    await settle();
    expect(screen.getByText(/S-17/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    await press('Chiudi');
    expect(page()).toBe('card/0');
  });
});

it.each([
  ['does not come', { name: 'ChunkLoadError' }, 'Non siamo riusciti a caricare la pagina'],
  ['breaks', {}, 'Si è verificato un errore imprevisto'],
])('a page whose code %s says so, and offers to load it again', async (_, kind, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  jest.restoreAllMocks();
});
