import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeOver } from '../../src/app/takeOver';

const template = readFileSync(path.join(__dirname, '..', '..', 'public', 'index.html'), 'utf8');
const [, page = ''] = /<body>([\s\S]*)<\/body>/.exec(template) ?? [];

let reload: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  reload = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.replaceState(null, '');
  document.head.replaceChildren();
  document.title = 'Apri il tuo conto business';
});
afterEach(async () => {
  await mount();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** In the order of a real load: the watchdog first. */
const load = async (): Promise<void> => {
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/watchdog'));
  document.body.innerHTML = page;
  document.dispatchEvent(new Event('readystatechange'));
  await pass(0);
};
const scriptOf = (name: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = `/assets/${name}.js`;
  document.head.append(script);
  return script;
};
const lastScript = (): HTMLScriptElement => [...document.scripts].at(-1) as HTMLScriptElement;
const lose = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
const title = (): string | undefined =>
  [...document.querySelectorAll('#boot :is(h1, h2)')].find((one) => one.closest('[hidden]') === null)
    ?.textContent;
const mount = async (): Promise<void> => {
  document.getElementById('root')?.replaceChildren('app');
  takeOver();
  await pass(0);
};

const SLOW = 'Ci vuole più del solito';
const FAILED = 'La pagina non si è caricata';

it('a script that is lost is loaded again, a second later, under another address', async () => {
  await load();
  lose(scriptOf('react'));
  await pass(999);
  expect(document.scripts).toHaveLength(1);
  await pass(1);
  expect(lastScript().src).toMatch(/\/assets\/react\.js\?1$/);
  await mount();
  await pass(60_000);
  expect([document.getElementById('root')?.textContent, reload.mock.calls.length]).toEqual(['app', 0]);
});

it('so is one that was cut off in the middle', async () => {
  await load();
  const filename = 'http://localhost/assets/main.js';
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new SyntaxError('Unexpected end') }));
  await pass(1000);
  expect(lastScript().src).toMatch(/\/assets\/main\.js\?1$/);
});

it('lost four times, the page says so and offers to try again, by the keyboard too', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await load();
  lose(scriptOf('main'));
  for (const pause of [1000, 2000, 4000]) {
    expect(title()).toBeUndefined();
    await pass(pause);
    lose(lastScript());
  }
  expect(title()).toBe(FAILED);
  expect(document.title).toBe(`${FAILED} | Apri il tuo conto business`);
  expect(document.activeElement?.textContent).toBe(FAILED);
  expect(document.getElementById('boot-support')?.textContent).toMatch(/^Se il problema continua/);
  document.querySelector<HTMLElement>('#boot-failed button')?.click();
  expect(reload).toHaveBeenCalledWith(0);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

const support = async (config: object) => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(config)));
  await load();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(title()).toBe(FAILED);
  for (let turn = 0; turn < 5; turn += 1) await pass(0);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#boot-support a')];
  return links.map(({ href, textContent }) => `${textContent} ${href}`);
};
it.each([
  [
    { supportEmail: 'aiuto@banca.example', supportPhone: '+39 02 00 00', links: { support: '/altro' } },
    ['aiuto@banca.example mailto:aiuto@banca.example', '+39 02 00 00 tel:+39020000'],
  ],
  [{ links: { support: 'mailto:a@b.it' } }, ['Contatta l’assistenza mailto:a@b.it']],
  [{ links: { support: 'javascript:alert(1)' } }, []],
  [{}, []],
])('%j: the contact that is configured, if any', async (config, links) => {
  expect(await support(config)).toEqual(links);
});

it('the contact that the page carries is there without a connection', async () => {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'config' });
  block.textContent = '{"supportEmail":"aiuto@banca.example"}';
  document.head.append(block);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await load();
  window.dispatchEvent(new Event('unhandledrejection'));
  for (let turn = 0; turn < 5; turn += 1) await pass(0);
  expect(document.querySelector('#boot-support a')?.textContent).toBe('aiuto@banca.example');
});

it('a start that is slow says so, and may still succeed; one that hangs starts again, twice', async () => {
  await load();
  await pass(9_999);
  expect(title()).toBeUndefined();
  await pass(1);
  expect(title()).toBe(SLOW);
  // As long as scripts arrive, nothing is cut short.
  scriptOf('react').dispatchEvent(new Event('load'));
  await pass(29_999);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await mount();

  window.history.replaceState({ idx: 3, aperturaReloads: 1 }, '');
  await load();
  await pass(30_000);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(window.history.state).toEqual({ idx: 3, aperturaReloads: 2 });
  await mount();
  expect(window.history.state).toEqual({ idx: 3 });

  window.history.replaceState({ aperturaReloads: 2 }, '');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await load();
  await pass(30_000);
  expect([title(), reload.mock.calls.length]).toEqual([FAILED, 2]);
});

it('the title of a slow start goes with it; one that the app has set stays', async () => {
  await load();
  await pass(10_000);
  expect(document.title).toBe(`${SLOW} | Apri il tuo conto business`);
  await mount();
  expect(document.title).toBe('Apri il tuo conto business');

  for (const waited of [0, 10_000]) {
    await load();
    await pass(waited);
    document.title = 'I tuoi dati | Apri il tuo conto business';
    await mount();
    expect(document.title).toBe('I tuoi dati | Apri il tuo conto business');
    document.title = 'Apri il tuo conto business';
  }
});

it('an exception of the app’s own scripts is no reason to wait; others’ are none of its business', async () => {
  await load();
  const thrown = (filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new TypeError('x') }));
  thrown('chrome-extension://abc/content.js');
  expect(title()).toBeUndefined();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  thrown('http://localhost/assets/main.js');
  expect(title()).toBe(FAILED);
});

it('a kept press outlives a reload of the page, until the app is there', async () => {
  window.apertura = { calls: [], pressed: 'start' };
  await load();
  await pass(30_000);
  expect(window.history.state).toEqual({ aperturaReloads: 1, aperturaPressed: 'start' });
  await mount();
  expect(window.history.state).toEqual({});
});

it('the band covers nothing: the page grows by its height, and the text stays in place', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const band = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  await load();
  await pass(10_000);
  expect(document.body.style.paddingTop).toBe('180px');
  // Tab reaches it first, as it is above the page.
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  expect(at('boot-slow').compareDocumentPosition(at('root'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(scroll).toHaveBeenLastCalledWith({ top: 180, behavior: 'instant' });
  await mount();
  expect(document.body.style.paddingTop).toBe('');
  band.mockRestore();
});
