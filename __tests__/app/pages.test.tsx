import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Frame } from '../../src/app/Frame';
import { SessionExpiredPage } from '../../src/app/pages';
import { titleOf } from '../../src/app/titles';
import { stepSlugs, type StepSlug } from '../../src/contract/steps/table';
import { restartRequested } from '../../src/flows/actions';
import { navigated } from '../../src/state/navigation';
import { pathOfStep } from '../../src/state/paths';
import { stepReceived } from '../../src/state/step';
import { createAppStore } from '../../src/state/store';
import { config, step } from '../flows/support';

/** A page of the app in its frame, at an address; the step is the one in hand. */
const show = (page: React.ReactNode, path: string, slug?: StepSlug) => {
  const { store } = createAppStore({ config, location: { pathname: path, search: '' } });
  if (slug) store.dispatch(stepReceived(step(slug)));
  store.dispatch(navigated({ path }));
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <Frame>{page}</Frame>
    </Provider>,
  );
  return { asked: () => dispatch.mock.calls.map(([action]) => action) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stepper = () => screen.queryByRole('navigation', { name: 'Avanzamento della richiesta' });

describe('an expired session', () => {
  it('[R2.13-01] [R2.1-08] in contact-info is begun again', async () => {
    localStorage.setItem('apertura.contact', '{}');
    const { asked } = show(<SessionExpiredPage />, '/session-expired/contact-info');
    expect(screen.getByRole('heading', { level: 1, name: 'Sessione scaduta' })).toBeVisible();
    expect(screen.getByText(/dopo alcuni minuti di inattività/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    await press('Ripeti la registrazione');
    expect(asked()).toEqual([restartRequested('/request/contact-info')]);
  });

  it.each(['card', 'resume', 'boh'])(
    '[R2.13-01] [R2.1-08] in %s is resumed where the applicant left off',
    async (where) => {
      const { asked } = show(<SessionExpiredPage />, `/session-expired/${where}`);
      expect(screen.getByText(/riparti da dove hai lasciato/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ripeti la registrazione' })).not.toBeInTheDocument();
      await press('Riprendi la registrazione');
      expect(asked()).toEqual([restartRequested('/resume')]);
    },
  );
});

describe('the header', () => {
  it.each(['/resume', '/resume/g', '/status', '/reupload/g', '/session-expired/card'])(
    'has no stepper at %s, whatever step is in hand',
    (path) => {
      show(<p />, path, 'card');
      expect(stepper()).not.toBeInTheDocument();
    },
  );
  it('[R2.1-10] tells how far the request has got at every step but auth', () => {
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
