/**
 * The first script of the page. It stands in the page itself (scripts/build/inline-scripts.ts) and does what
 * cannot wait for the app: chooses what is shown until then, asks for the first answers in the order of the
 * specification, and keeps a press.
 */
(() => {
  const CONFIG_MS = 8000;
  const BEGUN_MS = 24 * 60 * 60 * 1000;

  const page = document.documentElement;
  const path = window.location.pathname.replace(/\/+$/, '') || '/';
  const [, first = ''] = path.split('/');
  const isStep = ['', 'request', 'thanks'].includes(first);
  const isResume = /^\/(resume(\/[^/]+)?|status|reupload\/[^/]+)$/.test(path);

  /** Something may be in progress: src/state/begun.ts, or a reload on a later page of the first step. */
  const isBegun = (): boolean => {
    const { usr } = (window.history.state ?? {}) as { readonly usr?: { readonly subPage?: number } };
    if ((usr?.subPage ?? 0) > 0) return true;
    try {
      return Date.now() - Number(window.localStorage.getItem('apertura.begun')) < BEGUN_MS;
    } catch {
      return false;
    }
  };

  const isFirst = (path === '/' || path === '/request/contact-info') && !isBegun();
  page.dataset.shell = isFirst ? 'first' : 'waiting';
  if (path !== '/') page.dataset.steps = isStep ? 'unknown' : 'none';

  const send = (url: string, init: RequestInit): Promise<Response> =>
    fetch(url, { credentials: 'include', ...init });
  const read = async (answer: Response | undefined): Promise<Readonly<Record<string, unknown>>> =>
    ((await answer?.clone().json()) ?? {}) as Readonly<Record<string, unknown>>;

  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CONFIG_MS);
  const config = fetch('/config.json', { cache: 'no-cache', signal: controller.signal });
  /** The address of the service; undefined where the page makes no calls, or there is no configuration. */
  const service = config
    .then(read)
    .then(({ mainServiceUrl }) =>
      typeof mainServiceUrl === 'string' && (isStep || isResume)
        ? mainServiceUrl.replace(/\/+$/, '')
        : undefined,
    )
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));

  const loadProduct = async (): Promise<Response | undefined> => {
    const base = await service;
    return base === undefined ? undefined : send(`${base}/wgt/product/info`, { method: 'GET' });
  };
  const product = loadProduct();

  const CURRENT = '{"number":null,"widgets":[]}';
  /** Product info opens the session that the current step is asked for in. */
  const loadStep = async (): Promise<Response | undefined> => {
    const { status } = await product.then(read).catch(() => ({ status: undefined }));
    if (status !== 'success' || !isStep) return undefined;
    const headers = { 'content-type': 'application/json' };
    const url = `${(await service) ?? ''}/wgt/product/onboarding/next`;
    return send(url, { method: 'POST', body: CURRENT, headers });
  };

  const at = Date.now();
  const early: Window['apertura'] = {
    calls: [
      { path: '/config.json', body: '', at, answer: config },
      { path: '/wgt/product/info', body: '', at, answer: product },
      { path: '/wgt/product/onboarding/next', body: CURRENT, at, answer: loadStep() },
    ],
  };
  window.apertura = early;
  // Whoever waits for an answer hears of its failure.
  for (const { answer } of early.calls) answer.catch(() => undefined);

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button =
        target instanceof Element && page.dataset.shell === 'first' && target.closest('#root button');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.pressed = early.pressed ?? button.textContent;
      page.dataset.pressed = '';
    },
    true,
  );
})();
