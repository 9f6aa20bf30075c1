import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../src/api/runtimeConfig';

const shipped = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
const PRODUCT = { status: 'success', data: {} };
const NONE = { status: 'bad_request', message: 'no process found for session' };
const STEP = { status: 'success', data: { name: 'Carta' } };

interface Load {
  readonly at?: string;
  readonly state?: unknown;
  readonly config?: string;
  readonly carried?: string;
  readonly type?: NavigationTimingType;
  readonly product?: object;
  readonly next?: object;
  readonly later?: readonly string[];
}

const load = async ({
  at = '/',
  state = null,
  config = shipped,
  carried,
  type = 'navigate',
  product = PRODUCT,
  next = NONE,
  later = [],
}: Load = {}) => {
  window.history.replaceState(state, '', at);
  const { dataset } = document.documentElement;
  delete dataset.shell;
  delete dataset.steps;
  delete dataset.font;
  document.head.replaceChildren();
  if (carried !== undefined) {
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'config' });
    block.textContent = carried;
    document.head.append(block);
  }
  for (const src of later) {
    const script = document.createElement('script');
    script.dataset.later = src;
    document.head.append(script);
  }
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  const asked: string[] = [];
  globalThis.fetch = (url, init) => {
    const name = (url as string).split('/').at(-1) ?? '';
    asked.push(typeof init?.body === 'string' ? `${name} ${init.body}` : name);
    const body = { 'config.json': config, info: JSON.stringify(product), next: JSON.stringify(next) }[name];
    return Promise.resolve(new Response(body ?? '{}'));
  };
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/early'));
  await Promise.all(window.apertura?.calls.map(({ answer }) => answer.catch(() => undefined)) ?? []);
  return { asked, shell: dataset.shell, steps: dataset.steps, font: dataset.font };
};

const CURRENT = 'next {"number":null,"widgets":[]}';
beforeEach(() => localStorage.clear());

it('[R4.1-01] asks for configuration, product info and current step, and begins a request only where there is none', async () => {
  const { asked } = await load();
  expect(asked).toEqual(['config.json', 'info', CURRENT, 'start {"code":"DITTA_INDIVIDUALE"}']);
  const others = [STEP, { status: 'bad_request', message: 'altro' }, { status: 'error' }];
  for (const next of others) expect((await load({ next })).asked).toEqual(['config.json', 'info', CURRENT]);
});

it.each<[string, Load, readonly string[]]>([
  ['no page of a step', { at: '/resume/abc' }, ['config.json', 'info']],
  ['a page that makes no calls', { at: '/session-expired/card' }, ['config.json']],
  ['no session', { product: { status: 'bad_request' } }, ['config.json', 'info']],
  ['no configuration', { config: '<h1>502</h1>' }, ['config.json']],
])('for %s it asks for no more than the app does', async (_, how, expected) => {
  expect((await load(how)).asked).toEqual(expected);
});

describe('a page that carries its configuration', () => {
  const carried = JSON.stringify({ ...(JSON.parse(shipped) as object), productCode: 'PROFESSIONISTA' });

  it('does not ask for it, and makes the same calls in the same order', async () => {
    const calls = ['info', CURRENT, 'start {"code":"PROFESSIONISTA"}'];
    expect((await load({ carried })).asked).toEqual(calls);
    expect((await load({ carried, at: '/resume/abc' })).asked).toEqual(['info']);
    expect((await load({ carried, at: '/session-expired/card' })).asked).toEqual([]);
  });

  it.each([
    ['out of the history of the browser, where it may be old', { carried, type: 'back_forward' as const }],
    ['that is empty', { carried: '' }],
    ['that is no JSON', { carried: '{"mainServiceUrl":""' }],
  ])('asks for one %s', async (_, how) => {
    const { asked } = await load(how);
    expect([asked[0], asked.at(-1)]).toEqual(['config.json', 'start {"code":"DITTA_INDIVIDUALE"}']);
  });

  it('gives it to the app once, which then asks for it', async () => {
    const { asked } = await load({ carried });
    asked.length = 0;
    expect(await loadConfig()).toMatchObject({ ok: true, config: { productCode: 'PROFESSIONISTA' } });
    expect(asked).toEqual([]);
    expect(await loadConfig()).toMatchObject({ ok: true, config: { productCode: 'DITTA_INDIVIDUALE' } });
    expect(asked).toEqual(['config.json']);
  });

  it('shows the installer what is wrong with it', async () => {
    await load({ carried: '{"mainServiceUrl":1}' });
    expect(await loadConfig()).toMatchObject({
      ok: false,
      problems: expect.arrayContaining(['mainServiceUrl']),
    });
  });
});

describe('the scripts of React and the pages', () => {
  const later = ['/assets/react.1.js', '/assets/main.1.js'];
  const sources = () => [...document.scripts].map((one) => one.getAttribute('src')).filter(Boolean);
  let arrive: (...initiatorTypes: string[]) => void;
  let isWatching = false;
  class Observer {
    constructor(tell: (list: { getEntries: () => object[] }, observer: Observer) => void) {
      arrive = (...types) =>
        isWatching && tell({ getEntries: () => types.map((initiatorType) => ({ initiatorType })) }, this);
    }
    observe(how: object): void {
      // Without `buffered` it would not hear of what has come before.
      isWatching = JSON.stringify(how) === '{"type":"resource","buffered":true}';
    }
    disconnect(): void {
      isWatching = false;
    }
  }
  afterEach(() => {
    delete (window as Partial<typeof globalThis>).PerformanceObserver;
  });

  it('wait for the first of the others, and for nothing else', async () => {
    Object.assign(window, { PerformanceObserver: Observer });
    await load({ later });
    arrive('fetch', 'link');
    expect(sources()).toEqual([]);
    arrive('fetch', 'script');
    expect([sources(), isWatching]).toEqual([later, false]);
  });

  it('wait for src/app/begin.ts if the browser reports nothing', async () => {
    for (const none of [{}, { PerformanceObserver: undefined }]) {
      Object.assign(window, none);
      expect((await load({ later })).asked).toHaveLength(4);
      expect(sources()).toEqual([]);
    }
  });

  it('come last: the rest of the page is there if the browser refuses to report', async () => {
    function PerformanceObserver(): void {
      throw new TypeError('Refused');
    }
    Object.assign(window, { PerformanceObserver });
    delete window.apertura;
    await expect(load({ later })).rejects.toThrow('Refused');
    expect(window).toHaveProperty('apertura.calls.length', 4);
  });
});

it.each<[Load, string, string | undefined]>([
  [{}, 'first', undefined],
  [{ at: '/request/contact-info/?promoCode=A' }, 'first', undefined],
  [{ at: '/request/contact-info', state: { usr: { subPage: 1, position: 1 } } }, 'waiting', undefined],
  [{ at: '/request/card' }, 'waiting', undefined],
  [{ at: '/resume' }, 'waiting', 'none'],
  [{ at: '/boh' }, 'waiting', 'none'],
])('%j: shows %s', async (how, shell, steps) => {
  expect(await load(how)).toMatchObject({ shell, steps });
});

it('an applicant with something in progress sees no first page, for a day', async () => {
  localStorage.setItem('apertura.begun', String(Date.now() - 23 * 3_600_000));
  expect((await load()).shell).toBe('waiting');
  for (const hours of [-25, 1]) {
    localStorage.setItem('apertura.begun', String(Date.now() + hours * 3_600_000));
    expect((await load()).shell).toBe('first');
  }
});

it('names the font only where it has been fetched before', async () => {
  expect((await load()).font).toBeUndefined();
  localStorage.setItem('apertura.font', '1');
  expect((await load()).font).toBe('');
});

it.each([
  [502, '<h1>502</h1>'],
  [500, ''],
  [204, ''],
  [200, 'null'],
  [200, '"altro"'],
])('the app gets each answer as the service gave it, read once: %i %j', async (status, text) => {
  await load();
  const asked = globalThis.fetch;
  const given = { status, statusText: 'As given', headers: { 'content-type': 'text/x-given' } };
  const clone = jest.spyOn(Response.prototype, 'clone');
  globalThis.fetch = async (url, init) =>
    (url as string).endsWith('info') ? new Response(text || null, given) : asked(url, init);
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/early'));
  const answer = await window.apertura?.calls.find((one) => one.path.endsWith('info'))?.answer;
  const type = answer?.headers.get('content-type');
  expect([answer?.status, answer?.statusText, type]).toEqual([status, 'As given', 'text/x-given']);
  expect(await answer?.text()).toBe(text);
  expect(clone).not.toHaveBeenCalled();
});

it('says that the answers are there once the last has come as a whole', async () => {
  await load();
  const asked = globalThis.fetch;
  let finish = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      finish = () => {
        stream.enqueue(new TextEncoder().encode('{"status":"success"}'));
        stream.close();
      };
    },
  });
  globalThis.fetch = async (url, init) =>
    (url as string).endsWith('start') ? new Response(body) : asked(url, init);
  jest.isolateModules(() => void jest.requireActual<object>('../../src/app/early'));
  const { apertura } = window;
  await apertura?.calls[2]?.answer;
  // Asserts an absence. Nothing but the body is waited for: turns of the event loop bring all else.
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(apertura?.answeredAt).toBeUndefined();
  finish();
  await apertura?.answered;
  expect(apertura?.answeredAt).toEqual(expect.any(Number));
  expect(await (await apertura?.calls[3]?.answer)?.json()).toEqual({ status: 'success' });
});
