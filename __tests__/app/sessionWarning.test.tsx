import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp, serviceAt, settle } from './renderApp';
import { SessionWarning } from '../../src/app/extra/SessionWarning';
import { sessionCopy } from '../../src/copy/session-warning';
import { sessionExtensionRequested } from '../../src/flows/actions';
import type { StepSlug } from '../../src/contract/steps/table';
import { fakeService } from '../screens/fakeService';
import { renderScreen } from '../screens/renderScreen';
import { listen } from '../ui/ear';
import { dialogOpened, warningChanged, type SessionWarning as Warning } from '../../src/state/ui';

const inSeconds = (seconds: number, more: Partial<Warning> = {}): Warning => ({
  endsAt: Date.now() + seconds * 1000,
  extendable: true,
  ...more,
});
const shown = (warning: Warning, slug: StepSlug = 'card') =>
  renderScreen(<SessionWarning />, { slug, before: [warningChanged(warning)] });
const warn = (store: ReturnType<typeof shown>['store'], warning: Warning | null) =>
  act(() => void store.dispatch(warningChanged(warning)));
const dialog = () => screen.getByRole('alertdialog', { name: 'La sessione sta per scadere' });
const button = () => screen.getByRole('button');
const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the warning before the session ends', () => {
  it('is an alert dialog with the focus on its only button, and says what happens', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    shown(inSeconds(119));
    expect(dialog()).toHaveAccessibleDescription(expect.stringContaining(sessionCopy.idle) as string);
    expect(dialog()).toHaveAccessibleDescription(expect.stringContaining('1:59') as string);
    expect(button()).toHaveAccessibleName('Prolunga la sessione');
    expect(button()).toHaveFocus();
    jest.restoreAllMocks();
  });

  it('moves the focus once: on its way every stop would be read out', () => {
    const ear = listen();
    shown(inSeconds(119));
    const stops = ear.take().filter(({ by }) => by === 'focus');
    expect(stops).toEqual([{ by: 'focus', text: expect.stringMatching(/^Prolunga la sessione/) as string }]);
    expect(button()).toHaveAttribute('autofocus');
    ear.stop();
  });

  it('is extended by one key, once', async () => {
    const { asked } = shown(inSeconds(119));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(asked(sessionExtensionRequested.type)).toHaveLength(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it('stays open on Esc, and extends nothing', async () => {
    const { asked } = shown(inSeconds(119));
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog()).toBeVisible();
    expect(asked(sessionExtensionRequested.type)).toHaveLength(0);
  });

  it('says when the session was not extended, and can be pressed again', async () => {
    const { store, asked } = shown(inSeconds(100));
    await userEvent.click(button());
    warn(store, inSeconds(95, { failed: true }));
    expect(spoken()).toContain(sessionCopy.notExtended);
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    expect(asked(sessionExtensionRequested.type)).toHaveLength(2);
  });
});

describe('its countdown', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

  it('is seen at every second and spoken three times', () => {
    shown(inSeconds(119));
    const heard = new Set<string>();
    for (let left = 119; left > 0; left -= 1) {
      expect(screen.getByRole('timer')).toHaveTextContent(
        `Tempo rimasto: ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
      );
      heard.add(spoken());
      pass(1);
    }
    expect([...heard]).toEqual([
      '',
      'Manca meno di un minuto.',
      'Mancano meno di 30 secondi.',
      'Mancano meno di 10 secondi.',
    ]);
    expect(screen.getByRole('timer')).toHaveTextContent('La sessione si sta chiudendo…');
    expect(spoken()).toBe('');
  });
});

describe('the end that nothing moves', () => {
  it('is only to be read: typed values stay here and can be resumed', async () => {
    const { store, asked } = shown(inSeconds(119, { extendable: false }));
    expect(dialog()).toHaveTextContent('Quello che hai scritto resta in questa scheda');
    expect(dialog()).toHaveTextContent('con un codice che ti invieremo sul cellulare');
    expect(button()).toHaveAccessibleName('Ho capito');
    await userEvent.keyboard('{Enter}');
    expect(store.getState().ui.warning).toBeNull();
    expect(asked(sessionExtensionRequested.type)).toHaveLength(0);
  });

  it('promises nothing to an applicant who has not begun yet', () => {
    shown(inSeconds(119, { extendable: false }), 'contact-info');
    expect(dialog()).toHaveTextContent('dovrai ripetere la registrazione');
    expect(dialog()).not.toHaveTextContent('codice');
  });
});

it('covers the page and another dialog, which is there when it closes', async () => {
  fakeService(serviceAt('card'));
  const { store } = await openApp('/');
  act(() => void store.dispatch(dialogOpened({ message: 'Non ora' })));
  await settle();
  warn(store, inSeconds(100));
  await settle();
  expect(screen.getByRole('button', { name: 'Prolunga la sessione' })).toHaveFocus();
  warn(store, null);
  await settle();
  expect(screen.queryByRole('button', { name: 'Prolunga la sessione' })).toBeNull();
  expect(screen.getByRole('alertdialog', { name: 'Errore' })).toHaveTextContent('Non ora');
});
