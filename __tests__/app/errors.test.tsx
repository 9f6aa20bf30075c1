import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, lazy, Suspense } from 'react';
import { render } from '@testing-library/react';
import { fakeService, refusal } from '../screens/fakeService';
import { answer } from '../flows/support';
import { ChunkBoundary } from '../../src/app/ChunkBoundary';
import { titleOf } from '../../src/app/titles';
import { stepperLabels, stepSlugs } from '../../src/contract/steps/table';
import { pathOfStep } from '../../src/state/paths';
import { errorScreenShown } from '../../src/state/ui';
import { customer, done, openApp, page, product, settle } from './renderApp';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

const base = {
  productInfo: () => product,
  customerInfo: () => customer,
  legacyInvitation: () => done,
  invitations: () => done,
};
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('the frame', () => {
  it('[R2.3-01] [R2.2-01] has the stepper and the footer of the configuration', async () => {
    fakeService({ ...base, onboardingNext: () => answer('company-info', { number: 2 }) });
    await openApp('/');
    const steps = within(screen.getByRole('navigation', { name: 'Avanzamento della richiesta' }));
    expect(
      steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d| \(.*/g, '')),
    ).toEqual(stepperLabels);
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Dati azienda');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/p');
    expect(screen.getByRole('link', { name: 'Cookie' })).toHaveAttribute('href', '/c');
    expect(screen.getByRole('link', { name: 'Foglio informativo' })).toHaveAttribute('href', '/f');
    expect(screen.getByText('Banca')).toBeInTheDocument();
  });

  it('has a title for every page of every step, no two alike', () => {
    const titles = stepSlugs.map((slug) => titleOf(pathOfStep(slug), 0));
    expect(new Set(titles).size).toBe(stepSlugs.length);
    expect(titleOf('/boh', 0)).toContain('Pagina non trovata');
    expect(titleOf('/session-expired/card', 0)).toContain('Sessione scaduta');
  });
});

describe('the error dialog', () => {
  it('[R2.3-05] [R8-07] has the usual title and a Riprova that does the very same again', async () => {
    let calls = 0;
    fakeService({
      ...base,
      onboardingNext: () => answer('card'),
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
});

describe('the error screen', () => {
  it('[R2.3-07] [R8-09] takes the place of the whole app, and tries again', async () => {
    let up = false;
    fakeService({ ...base, onboardingNext: () => (up ? answer('card') : refusal('Servizio sospeso')) });
    await openApp('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Servizio sospeso');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
    up = true;
    await press('Riprova');
    expect(page()).toBe('card/0');
  });

  it('[R2.3-07] [R8-01] can be closed after a failed invitation: the request goes on', async () => {
    fakeService({
      ...base,
      onboardingNext: ({ number }) => answer(number === null ? 'card' : 'identification'),
      invitations: () => null,
    });
    await openApp('/');
    await press('Continua');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.',
    );
    await press('Chiudi');
    expect(page()).toBe('identification/0');
  });

  it('shows the support code of the refusal', async () => {
    fakeService({ ...base, onboardingNext: () => answer('card') });
    const { store } = await openApp('/');
    act(() => void store.dispatch(errorScreenShown({ message: 'No', closable: true, supportCode: 'S-17' })));
    await settle();
    expect(screen.getByText(/S-17/)).toBeInTheDocument();
  });
});

describe('a page whose code does not come', () => {
  const showing = async (error: Error) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = lazy(() => Promise.reject(error));
    render(
      <ChunkBoundary>
        <Suspense>
          <Broken />
        </Suspense>
      </ChunkBoundary>,
    );
    await settle();
  };
  afterEach(() => jest.restoreAllMocks());

  it('says so, and offers to load the page again', async () => {
    await showing(Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Non siamo riusciti a caricare la pagina');
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  });
  it('or breaks: in general words, never a blank page', async () => {
    await showing(new TypeError('x is undefined'));
    expect(screen.getByRole('alert')).toHaveTextContent('Si è verificato un errore imprevisto');
    expect(document.body).not.toHaveTextContent('undefined');
  });
});
