/**
 * The first script of the page. It is in the page itself (scripts/build/inline-scripts.ts) and does what
 * cannot wait for the app: chooses what is shown until then, asks for the first answers in the order of the
 * specification, and keeps a press.
 */
(() => {
  const CONFIG = `${__BASE_PATH__}/config.json`;
  const CONFIG_MS = 8000;
  const ANSWER_MS = 60_000;
  const BEGUN_MS = 24 * 60 * 60 * 1000;

  const page = document.documentElement;
  const path = window.location.pathname.slice(__BASE_PATH__.length).replace(/\/+$/, '') || '/';
  const [, first = ''] = path.split('/');
  const isStep = ['', 'request', 'thanks'].includes(first);
  const isResume = /^\/(resume(\/[^/]+)?|status|reupload\/[^/]+)$/.test(path);

  const stored = (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** Something may be in progress: src/state/begun.ts, or a reload on a later page of the first step. */
  const isBegun = (): boolean => {
    const { usr } = (window.history.state ?? {}) as { readonly usr?: { readonly subPage?: number } };
    const age = Date.now() - Number(stored('apertura.begun'));
    // A negative age, after the clock was set back, would be valid for too long.
    return (usr?.subPage ?? 0) > 0 || (age >= 0 && age < BEGUN_MS);
  };

  const isFirst = (path === '/' || path === '/request/contact-info') && !isBegun();
  page.dataset.shell = isFirst ? 'first' : 'waiting';
  if (!isStep) page.dataset.steps = 'none';
  // src/app/font.ts
  if (stored('apertura.font') !== null) page.dataset.font = '';

  type Body = Readonly<Record<string, unknown>>;
  /** `said` is empty if the answer is no JSON. */
  interface Told {
    readonly answer: Response;
    readonly said: Body;
  }
  const parsed = (text: string): Body | undefined => {
    try {
      return (JSON.parse(text) ?? {}) as Body;
    } catch {
      return undefined;
    }
  };
  // Not a clone: its two streams are read in many small tasks.
  const told = async (answer: Response): Promise<Told> => {
    const text = await answer.text();
    return { answer: new Response(text || null, answer), said: parsed(text) ?? {} };
  };

  /** A page from the browser's history may be old, and so may what it carries. */
  const isOfHistory = (): boolean =>
    performance
      .getEntriesByType('navigation')
      .some((one) => (one as PerformanceNavigationTiming).type === 'back_forward');
  /** The configuration in the page (server/http/appPage.ts). Not every host writes it there. */
  const block = document.getElementById('config')?.textContent ?? '';
  const carried = block !== '' && !isOfHistory() ? parsed(block) : undefined;
  const abortedAfter = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  };
  const loadConfig = async (): Promise<Told> => {
    if (carried) return { answer: new Response(block), said: carried };
    return told(await fetch(CONFIG, { cache: 'no-cache', signal: abortedAfter(CONFIG_MS) }));
  };
  const config = loadConfig();
  const settings = config
    .then((one) => one.said)
    .catch((): Body => ({}))
    .then(({ mainServiceUrl, productCode, sessionExpiryMessages }) => ({
      code: productCode,
      messages: (sessionExpiryMessages ?? {}) as Body,
      base:
        typeof mainServiceUrl === 'string' && (isStep || isResume)
          ? mainServiceUrl.replace(/\/+$/, '')
          : undefined,
    }));
  type Asked = Promise<Told | undefined>;
  const ask = async (path: string, body?: string): Asked => {
    const { base } = await settings;
    if (base === undefined) return undefined;
    const answer = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'include',
      signal: abortedAfter(ANSWER_MS),
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    return told(answer);
  };
  const saidOf = (asked: Asked): Promise<Body> => asked.then((one) => one?.said ?? {}).catch(() => ({}));

  const PRODUCT = '/wgt/product/info';
  const NEXT = '/wgt/product/onboarding/next';
  const START = '/wgt/product/onboarding/start';
  const CURRENT = '{"number":null,"widgets":[]}';
  const product = ask(PRODUCT);
  /** Product info opens the session that the current step is asked for in. */
  const loadStep = async (): Asked => {
    const { status } = await saidOf(product);
    return status === 'success' && isStep ? ask(NEXT, CURRENT) : undefined;
  };
  const step = loadStep();
  /** Only the refusal that the configuration names begins a request. */
  const begin = async (): Asked => {
    const { code, messages } = await settings;
    const { message } = await saidOf(step);
    const isNone = typeof message === 'string' && message === messages['onboardingBack'];
    return isNone ? ask(START, JSON.stringify({ code })) : undefined;
  };

  const begun = begin();
  const answerOf = (asked: Asked) => asked.then((one) => one?.answer);
  const early: NonNullable<Window['apertura']> = {
    calls: [
      { path: CONFIG, answer: answerOf(config) },
      { path: PRODUCT, answer: answerOf(product) },
      { path: NEXT, body: CURRENT, answer: answerOf(step) },
      { path: START, follows: true, answer: answerOf(begun) },
    ],
    answered: saidOf(begun).then(() => {
      early.answeredAt = Date.now();
    }),
    ...(isFirst && { keepsPress: true }),
  };
  window.apertura = early;
  // A caller that waits for the answer gets its failure.
  for (const { answer } of early.calls) answer.catch(() => undefined);

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button =
        early.keepsPress &&
        target instanceof Element &&
        target.closest<HTMLButtonElement>('#root :is([name=start], [name=resume])');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.pressed = early.pressed ?? button.name;
      page.dataset.pressed = '';
      early.onPress?.();
    },
    true,
  );
  // The press of a page that was loaded again since (src/app/watchdog.ts).
  const { aperturaPressed } = (window.history.state ?? {}) as { readonly aperturaPressed?: string };
  if (isFirst && aperturaPressed !== undefined) {
    early.pressed = aperturaPressed;
    page.dataset.pressed = '';
  }

  // React and the pages (scripts/build/later-scripts.ts) would share the line with the scripts of store and
  // flows. They are asked for when the first of those has come; where the browser does not report that, by
  // src/app/begin.ts.
  const isScript = (one: PerformanceEntry): boolean =>
    (one as PerformanceResourceTiming).initiatorType === 'script';
  if (typeof PerformanceObserver === 'function')
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(isScript)) return;
      observer.disconnect();
      for (const one of document.querySelectorAll<HTMLScriptElement>('script[data-later]'))
        one.src = one.dataset.later ?? '';
    }).observe({ type: 'resource', buffered: true });
})();
