import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openApp, page, press, serviceAt, settle } from './renderApp';
import { fakeService, refusal } from '../screens/fakeService';
import { answer, config, step } from '../flows/support';
import { ChunkBoundary } from '../../src/app/ChunkBoundary';
import { ConfiguredFooter } from '../../src/app/ConfiguredFooter';
import { Frame } from '../../src/app/Frame';
import { SessionExpiredPage } from '../../src/app/pages';
import { titleOf } from '../../src/app/titles';
import { usePageTitle } from '../../src/app/usePageTitle';
import {
  dataStepSlugs,
  rowOf,
  stepperLabels,
  stepSlugs,
  type StepSlug,
} from '../../src/contract/steps/table';
import { addressInfoCopy } from '../../src/copy/address-info';
import { cardCopy } from '../../src/copy/card';
import { companyInfoCopy } from '../../src/copy/company-info';
import { credentialsCopy, greetingCopy, mobileCopy, passwordCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { contractCopy } from '../../src/copy/contract';
import { identificationCopy } from '../../src/copy/identification';
import { resumeCopy } from '../../src/copy/resume';
import { shellCopy } from '../../src/copy/shell';
import { statusCopy } from '../../src/copy/status';
import { thanksCopy } from '../../src/copy/thanks';
import { restartRequested } from '../../src/flows/actions';
import { navigated } from '../../src/state/navigation';
import { pathOfStep } from '../../src/state/paths';
import { bootstrapped } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { createAppStore } from '../../src/state/store';
import { errorScreenShown } from '../../src/state/ui';

const readingA = dataStepSlugs.map((slug, at) => [slug, at + 1, `Passo ${at + 1} di 7`] as const);
const readingB = dataStepSlugs.map((slug, at) => [slug, at, at === 0 ? '' : `Passo ${at} di 6`] as const);
const numberedOtherwise = [['card', 12, 'Passo 5 di 7'] as const, ['card', null, 'Passo 5 di 7'] as const];

// The tab remembers the request that was opened.
afterEach(() => sessionStorage.clear());

it.each([...readingA, ...readingB, ...numberedOtherwise])(
  '[R2.2-02] at %s with the number %s the stepper says «%s»',
  async (slug, number, says) => {
    fakeService({ ...serviceAt(slug), onboardingNext: () => answer(slug, { number }) });
    await openApp('/');
    const { label = '' } = rowOf(slug);
    const steps = within(screen.getByRole('navigation', { name: 'Avanzamento della richiesta' }));
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(label);
    const shown = steps.queryAllByText(/^Passo/).map(({ textContent }) => textContent);
    expect(shown).toEqual(says === '' ? [] : [says]);
  },
);

it('[R2.3-01] [R2.2-01] the frame has the stepper and the footer of the configuration', async () => {
  fakeService({ ...serviceAt('card'), onboardingNext: () => answer('company-info', { number: 3 }) });
  await openApp('/');
  const steps = within(screen.getByRole('navigation', { name: 'Avanzamento della richiesta' }));
  expect(
    steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d| \(.*/g, '')),
  ).toEqual(stepperLabels);
  expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Dati azienda');
  expect(steps.getAllByRole('listitem').map(({ textContent }) => /completato/.test(textContent))).toEqual(
    stepperLabels.map((_, at) => at < 2),
  );
  expect(screen.getByText(`Passo 3 di ${stepperLabels.length}`)).toBeInTheDocument();
  const statement = { Accessibilità: '/legal/accessibilita.html' };
  const links = { Privacy: '/p', Cookie: '/c', 'Foglio informativo': '/f', ...statement };
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name: `${name} (si apre in una nuova scheda)` })).toHaveAttribute(
      'href',
      href,
    );
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

const expectHelp = (): void => {
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(/^Serve aiuto\?/);
  expect(within(footer).getByRole('link', { name: 'Vai all’assistenza' })).toHaveAttribute('href', '/s');
};

describe('help', () => {
  it.each(['/request/card', '/resume', '/status', '/session-expired/card', '/thanks', '/boh'])(
    'is in the same place at %s',
    (path) => {
      show(<p />, path, 'card');
      expectHelp();
    },
  );

  it('is not offered where the installation names no contact', () => {
    const { links, ...others } = config;
    render(<ConfiguredFooter config={{ ...others, links: { ...links, support: '' } }} />);
    expect(screen.queryByText('Serve aiuto?')).toBeNull();
    expect(screen.getByText('Banca')).toBeVisible();
  });

  it('is there when the page itself breaks', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const broken = <ChunkBoundary children={<Broken />} />;
    show(broken, '/status', undefined, ({ children }) => children);
    expect(screen.getByRole('banner')).toBeVisible();
    expectHelp();
    jest.restoreAllMocks();
  });
});

describe('the error screen', () => {
  it('[R2.3-07] [R8-09] takes the place of the whole app, and tries again', async () => {
    let up = false;
    fakeService({
      ...serviceAt('card'),
      onboardingNext: () => (up ? answer('card') : refusal('Servizio sospeso')),
      onboardingStart: () => refusal('Servizio sospeso'),
    });
    await openApp('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Servizio sospeso');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('banner')).toHaveTextContent('Apertura');
    expect(stepper()).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expectHelp();
    expect(document.title).toBe('Qualcosa non ha funzionato | Apri il tuo conto business');
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
    up = true;
    await press('Riprova');
    expect(page()).toBe('card/0');
    await waitFor(() => expect(document.title).toBe(titleOf('/request/card', 0)));
  });

  it('[R2.3-07] [R8-01] is closed where it can be, and shows the code for the support', async () => {
    fakeService(serviceAt('card'));
    const { store } = await openApp('/');
    act(() => void store.dispatch(errorScreenShown({ message: 'No', closable: true })));
    await settle();
    expect(within(screen.getByRole('main')).getByText('ABCD-EFGH')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    await press('Chiudi');
    expect(page()).toBe('card/0');
  });
});

const show = (
  page: React.ReactNode,
  path: string,
  slug?: StepSlug,
  Around: React.ComponentType<{ children: React.ReactNode }> = Frame,
) => {
  const { store } = createAppStore({ config, location: { pathname: path, search: '' } });
  if (slug) store.dispatch(stepReceived(step(slug)));
  store.dispatch(navigated({ path }));
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <Around>{page}</Around>
    </Provider>,
  );
  return { asked: () => dispatch.mock.calls.map(([action]) => action) };
};
const stepper = () => screen.queryByRole('navigation', { name: 'Avanzamento della richiesta' });

describe('an expired session', () => {
  it('[R2.13-01] [R2.1-08] in contact-info is begun again', async () => {
    localStorage.setItem('apertura.contact', '{}');
    const { asked } = show(<SessionExpiredPage />, '/session-expired/contact-info');
    expect(screen.getByRole('heading', { level: 1, name: 'Sessione scaduta' })).toBeVisible();
    expect(screen.getByText(/dopo alcuni minuti di inattività/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await press('Ripeti la registrazione');
    // With a confirmed phone nothing need be repeated.
    await press('Riprendi la registrazione');
    expect(asked()).toEqual([restartRequested('/request/contact-info'), restartRequested('/resume')]);
  });

  const RESUME = ['Riprendi la registrazione', '/resume'] as const;
  const BEGIN = ['Inizia una nuova richiesta', '/request/contact-info'] as const;

  it.each([
    ['card', [RESUME]],
    ['resume', [RESUME, BEGIN]],
    ['boh', [RESUME, BEGIN]],
  ])('[R2.13-01] [R2.1-08] in %s offers, in this order: %j', async (where, ways) => {
    const { asked } = show(<SessionExpiredPage />, `/session-expired/${where}`);
    expect(screen.getByText(/riparti da dove hai lasciato/)).toBeVisible();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(ways.map(([label]) => label));
    for (const [label] of ways) await press(label);
    expect(asked()).toEqual(ways.map(([, target]) => restartRequested(target)));
  });

  it('[R2.13-01] [R2.11-01] after the signature has the button of other steps first, and the list', async () => {
    const { asked } = show(<SessionExpiredPage />, '/session-expired/thanks');
    expect(
      screen.getByText(/Se hai già firmato, la richiesta è completa: non devi fare altro/),
    ).toBeVisible();
    expect(screen.getByText(/riparti da dove hai lasciato/)).toBeVisible();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    const labels = ['Riprendi la registrazione', 'Segui la tua richiesta'];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
    for (const label of labels) await press(label);
    expect(asked()).toEqual([restartRequested('/resume'), restartRequested('/status')]);
  });
});

describe('the header', () => {
  it.each(['/resume', '/resume/g', '/status', '/reupload/g', '/session-expired/card'])(
    'has no stepper at %s, whatever step is in hand',
    (path) => {
      show(<p />, path, 'card');
      expect(stepper()).not.toBeInTheDocument();
    },
  );
  it('[R2.1-10] shows the progress of the request at every step but auth', () => {
    show(<p />, '/request/auth', 'auth');
    expect(stepper()).not.toBeInTheDocument();
    show(<p />, '/request/card', 'card');
    expect(stepper()).toBeVisible();
  });
});

it('every page of every step, and around the request, has a title of its own', () => {
  const around = ['/resume', '/status', '/reupload/g', '/session-expired/resume', '/boh'];
  const titles = [...around, ...stepSlugs.map(pathOfStep)].map((path) => titleOf(path, 0));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.slice(0, around.length).map((title) => title.split(' | ')[0])).toEqual([
    'Riprendi la richiesta',
    'Richieste in corso',
    'Carica il documento richiesto',
    'Sessione scaduta',
    'Pagina non trovata',
  ]);
});

it('the title in the tab is the page’s heading', () => {
  const { title: documents } = identificationCopy.document;
  const headings: readonly (readonly [path: string, subPage: number, heading: string])[] = [
    ['/request/contact-info', 0, introCopy.title],
    ['/request/contact-info', 1, greetingCopy.title],
    ['/request/contact-info', 3, mobileCopy.title],
    ['/request/contact-info', 5, passwordCopy.title],
    ['/request/contact-info', 6, credentialsCopy.title],
    ['/request/address-info', 0, addressInfoCopy.title],
    ['/request/company-info', 0, companyInfoCopy.title],
    ['/request/card', 0, cardCopy.title],
    ['/request/identification', 0, identificationCopy.video.title],
    ['/request/identification', 1, documents.first],
    ['/request/identification', 2, documents.second],
    ['/request/contract', 0, contractCopy.title],
    ['/request/auth', 0, resumeCopy.code.title],
    ['/resume', 0, resumeCopy.identity.title],
    ['/resume', 1, resumeCopy.code.title],
    ['/resume/g', 0, resumeCopy.code.title],
    ['/status', 0, statusCopy.title],
    ['/thanks', 0, thanksCopy.title],
  ];
  for (const [path, subPage, heading] of headings)
    expect([path, subPage, titleOf(path, subPage)]).toEqual([path, subPage, shellCopy.tabTitle(heading)]);
});

it('the title is that of the page', () => {
  const { store } = createAppStore({ config, location: { pathname: '/status', search: '' } });
  store.dispatch(bootstrapped());
  const wrapper = ({ children }: React.PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  renderHook(usePageTitle, { wrapper });
  expect(document.title).toBe(titleOf('/status', 0));
  act(() => void store.dispatch(navigated({ path: '/resume' })));
  expect(document.title).toBe(titleOf('/resume', 0));
});
