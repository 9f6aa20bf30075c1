import { startEarly } from '../../src/app/earlyStart';
import { contactPages, type StepSlug } from '../../src/contract/steps/table';
import { subPageRequested } from '../../src/flows/pageActions';
import { takePress } from '../../src/state/earlyPress';
import { navigated } from '../../src/state/navigation';
import { bootstrapped, productLoaded } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { createAppStore } from '../../src/state/store';
import { errorScreenShown } from '../../src/state/ui';
import { config, step } from '../flows/support';

const PAGE = '<div id="root"><nav>Passo 1</nav><main><h1>Prima</h1></main></div>';
const WAITING = '<div id="waiting"><nav></nav><main><p>Caricamento</p></main></div>';

const load = (pressed?: string) => {
  document.body.innerHTML = PAGE + WAITING;
  document.documentElement.dataset['pressed'] = '';
  window.history.replaceState({ aperturaReloads: 1, aperturaPressed: 'start' }, '', '/?promoCode=ESTATE');
  window.apertura = { calls: [], keepsPress: true, ...(pressed !== undefined && { pressed }) };
  const location = { pathname: '/', search: '?promoCode=ESTATE' };
  const { store } = createAppStore({ config, location, opensFirstPage: true });
  const dispatch = jest.spyOn(store, 'dispatch');
  return {
    store,
    take: startEarly(store),
    asked: () =>
      dispatch.mock.calls.flatMap(([action]) => (subPageRequested.match(action) ? [action.payload] : [])),
    shown: () => document.getElementById('root')?.textContent,
    answered: (slug: StepSlug) => {
      store.dispatch(productLoaded({ productCode: 'BIZ', name: 'Conto', today: '2026-11-21' }));
      store.dispatch(stepReceived(step(slug)));
      store.dispatch(navigated({ path: `/request/${slug}`, replace: true }));
      store.dispatch(bootstrapped());
    },
  };
};

it('after the answer the placeholder stays, and the first page and the next have their history entries', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { store, take, asked, shown, answered } = load('start');
  expect([shown(), asked()]).toEqual(['Passo 1Prima', []]);
  answered('contact-info');
  expect([shown(), asked(), takePress()]).toEqual(['Passo 1Caricamento', [contactPages.info], undefined]);
  expect(document.documentElement.dataset['pressed']).toBeUndefined();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  const { length } = window.history;
  const at = () => [window.location.pathname + window.location.search, window.history.state as unknown];
  const address = '/request/contact-info?promoCode=ESTATE';
  expect(at()).toEqual([address, { usr: { subPage: contactPages.intro, position: 0 } }]);
  expect(await take()).toBe(false);

  const next = { path: '/request/contact-info', subPage: contactPages.info };
  store.dispatch(navigated(next));
  const usr = { subPage: contactPages.info, position: 1 };
  expect(at()).toEqual([address, { aperturaReloads: 1, usr, key: 'start' }]);
  store.dispatch(navigated({ ...next, subPage: contactPages.verifyEmail }));
  expect(window.history).toHaveLength(length + 1);
});

it.each<[string, string | undefined, StepSlug]>([
  ['another step is the current one', 'start', 'card'],
  ['the other button was pressed', 'resume', 'contact-info'],
  ['nothing was pressed', undefined, 'contact-info'],
])('if %s, React takes the first page over, and the press', async (_, pressed, slug) => {
  const { take, asked, shown, answered } = load(pressed);
  answered(slug);
  expect([asked(), shown(), await take(), takePress()]).toEqual([[], 'Passo 1Prima', true, pressed]);
});

it('a press that comes after the answer is carried out at once, until React takes the page over', async () => {
  for (const isTaken of [false, true]) {
    const { take, asked, answered } = load();
    answered('contact-info');
    if (isTaken) await take();
    Object.assign(window.apertura ?? {}, { pressed: 'start' });
    window.apertura?.onPress?.();
    expect([asked(), takePress()]).toEqual(isTaken ? [[], 'start'] : [[contactPages.info], undefined]);
  }
});

it('nor is it carried out behind an error screen', async () => {
  const { store, take, asked } = load('start');
  store.dispatch(errorScreenShown({ message: 'Errore', closable: false }));
  expect([asked(), await take(), takePress()]).toEqual([[], true, 'start']);
});

it('React waits a short while for the answers of a kept press, and then takes it over', async () => {
  jest.useFakeTimers();
  const waits = load('start');
  let stands: boolean | undefined;
  void waits.take().then((value) => (stands = value));
  await jest.advanceTimersByTimeAsync(999);
  expect(stands).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(stands).toBe(true);
  waits.answered('contact-info');
  expect([waits.asked(), takePress()]).toEqual([[], 'start']);

  const hastens = load('start');
  const taken = hastens.take();
  hastens.answered('contact-info');
  expect([await taken, hastens.asked()]).toEqual([false, [contactPages.info]]);
  jest.useRealTimers();
});
