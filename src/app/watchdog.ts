/**
 * Watches the start of the app. It is in the page itself (scripts/build/inline-scripts.ts) and needs no
 * other script: a script that is lost is loaded again, a start that hangs begins again, and if nothing helps
 * the plain page of public/index.html appears. It ends when the app has taken over (src/app/takeOver.ts).
 */
(() => {
  const PAUSES_MS = [1000, 2000, 4000];
  const SLOW_MS = 10_000;
  const STUCK_MS = 30_000;
  const RELOADS = 2;
  const SUPPORT_MS = 20_000;
  /** In the history entry, which outlives a reload also where the browser refuses storage. */
  const COUNTER = 'aperturaReloads';
  /** There too: a press that was made before the app was there, read by src/app/early.ts. */
  const PRESSED = 'aperturaPressed';

  const { title } = document;
  let shownTitle: string | undefined;
  const notes = (): HTMLElement | null => document.getElementById('boot');
  const attempts = new Map<string, number>();
  let isOver = false;

  const historyState = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  const reload = (): void => {
    const pressed = window.apertura?.pressed;
    if (pressed !== undefined) window.history.replaceState({ ...historyState(), [PRESSED]: pressed }, '');
    window.history.go(0);
  };

  /** What is being read stays where it is. */
  const makeRoom = (height: number): void => {
    const { style } = document.body;
    const before = parseFloat(style.paddingTop) || 0;
    if (height === before) return;
    const { scrollY } = window;
    style.paddingTop = height === 0 ? '' : `${height}px`;
    window.scrollTo({ top: Math.max(0, scrollY + height - before), behavior: 'instant' });
  };

  const show = (name: 'boot-slow' | 'boot-failed'): void => {
    for (const one of notes()?.children ?? []) (one as HTMLElement).hidden = one.id !== name;
    const page = document.getElementById(name);
    const heading = page?.querySelector<HTMLElement>('h1, h2');
    shownTitle = `${heading?.textContent ?? ''} | ${title}`;
    document.title = shownTitle;
    makeRoom(name === 'boot-slow' && page ? page.offsetHeight : 0);
    heading?.focus();
    const button = page?.querySelector('button');
    if (button) button.onclick = reload;
  };

  const fail = (): void => {
    if (isOver) return;
    stop();
    document.documentElement.dataset.shell = 'failed';
    show('boot-failed');
    window.addEventListener('online', reload);
    showSupport().catch(() => undefined);
  };

  const restart = (): void => {
    const state = historyState();
    const count = Number(state[COUNTER] ?? 0);
    if (count >= RELOADS) return fail();
    window.history.replaceState({ ...state, [COUNTER]: count + 1 }, '');
    reload();
  };

  const slow = setTimeout(show, SLOW_MS, 'boot-slow');
  let stuck = setTimeout(restart, STUCK_MS);
  const somethingArrived = (): void => {
    clearTimeout(stuck);
    if (!isOver) stuck = setTimeout(restart, STUCK_MS);
  };

  const loadAgain = (src: string): void => {
    const path = src.split('?')[0] ?? '';
    const attempt = attempts.get(path) ?? 0;
    attempts.set(path, attempt + 1);
    const pause = PAUSES_MS[attempt];
    if (pause === undefined) return fail();
    somethingArrived();
    setTimeout(() => {
      const script = document.createElement('script');
      // Another address, because a proxy may keep its error page for a while.
      script.src = `${path}?${attempt + 1}`;
      document.head.append(script);
    }, pause);
  };

  const onError = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) return loadAgain(target.src);
    if (!(event instanceof ErrorEvent) || !event.filename.includes('/assets/')) return;
    // A script that was cut off cannot be read, and has done nothing yet.
    if (event.error instanceof SyntaxError) loadAgain(event.filename);
    else fail();
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) somethingArrived();
  };

  const stop = (): void => {
    isOver = true;
    clearTimeout(slow);
    clearTimeout(stuck);
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', fail);
    document.removeEventListener('load', onLoad, true);
  };

  /** The app may come after all, once the page has said that it failed. */
  const end = (): void => {
    stop();
    window.removeEventListener('online', reload);
    // The app may have set its own already.
    if (document.title === shownTitle) document.title = title;
    makeRoom(0);
    const { [COUNTER]: count, [PRESSED]: pressed, ...state } = historyState();
    if (count !== undefined || pressed !== undefined) window.history.replaceState(state, '');
  };

  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', fail);
  document.addEventListener('load', onLoad, true);
  const watchForEnd = (): void =>
    new MutationObserver((_, observer) => {
      if (notes() !== null) return;
      observer.disconnect();
      end();
    }).observe(document.body, { childList: true });
  // All of the page is there, and none of the app's scripts has run.
  document.addEventListener('readystatechange', watchForEnd, { once: true });

  const link = (href: string, text: string): HTMLAnchorElement => {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = text;
    return anchor;
  };
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

  interface Contact {
    readonly supportEmail?: unknown;
    readonly supportPhone?: unknown;
    readonly links?: { readonly support?: unknown };
  }
  const waysOf = ({ supportEmail, supportPhone, links = {} }: Contact): readonly HTMLAnchorElement[] => {
    const own = [
      ...(isText(supportEmail) ? [link(`mailto:${supportEmail}`, supportEmail)] : []),
      ...(isText(supportPhone) ? [link(`tel:${supportPhone.replace(/[^+\d]/g, '')}`, supportPhone)] : []),
    ];
    const { support } = links;
    const isSafe = isText(support) && /^(https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/.test(support);
    return own.length === 0 && isSafe ? [link(support, 'Contatta l’assistenza')] : own;
  };

  const showSupport = async (): Promise<void> => {
    const carried = document.getElementById('config')?.textContent;
    const aborter = new AbortController();
    setTimeout(() => aborter.abort(), SUPPORT_MS);
    const { signal } = aborter;
    const config = carried || (await (await fetch(`${__BASE_PATH__}/config.json`, { signal })).text());
    const ways = waysOf(JSON.parse(config) as Contact);
    if (ways.length === 0) return;
    const joined = ways.flatMap((way, index) => (index === 0 ? [way] : [' o ', way]));
    document.getElementById('boot-support')?.replaceChildren('Serve aiuto? ', ...joined);
  };
})();
