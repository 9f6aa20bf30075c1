import { fetchOnce } from './earlyAnswers';
import { orAborted } from './pageCache';
import type { SessionExpiryMessages } from '../contract/sessionExpiry';
import { sessionExpiryMessages } from '../contract/sessionExpiry';
import { isStepSlug } from '../contract/steps/table';

export interface RuntimeConfig {
  /** Base addresses, without a trailing slash; '' is the origin that serves the app, '/path' a path there. */
  readonly mainServiceUrl: string;
  readonly v2ServiceUrl: string;
  readonly legacyServiceUrl: string;
  /** Takes the password, which has a client of its own (spec, 7.4). The main service if it is missing. */
  readonly passwordServiceUrl?: string;
  readonly productCode: string;
  readonly provider: string;
  /** Public: it only hides an identifier in the address bar. */
  readonly invitationPassphrase: string;
  readonly links: {
    readonly privacy: string;
    readonly cookie: string;
    readonly informationSheet: string;
    /** Optional like the e-mail and the phone of support: without any of them none is offered. */
    readonly support?: string;
    /** The accessibility statement, if it is not the page of this app. */
    readonly accessibility?: string;
  };
  readonly supportEmail?: string;
  readonly supportPhone?: string;
  readonly legalLine: string;
  readonly sessionExpiryMessages: SessionExpiryMessages;
  /** DevTools for who holds a support link (state/supportLink.ts). */
  readonly supportTools: boolean;
  /** The slug of each step title that the back end has for another one (contract/steps/naming.ts). */
  readonly stepTitles?: Readonly<Record<string, string>>;
  readonly widgetNames?: Readonly<Record<string, string>>;
  /** The service takes recordings for support (contract/calls/support.ts). Else they can only be saved. */
  readonly traceCall?: boolean;
  /**
   * Where the id of the page's analytics layer is: `cookie:NAME`, or `dataLayer:KEY` of an entry of
   * `window.dataLayer`. It travels in the invitation (spec, 3.5).
   */
  readonly analyticsIdSource?: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: RuntimeConfig }
  /** Keys that are missing or wrong, for the operator. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isServiceUrl: Check = (value) =>
  typeof value === 'string' && (value === '' || /^(https?:\/\/[^\s/]|\/(?!\/))\S*$/.test(value));
/** Refuses `javascript:` and other schemes. */
const isLink: Check = (value) =>
  typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/.test(value);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMapTo =
  (accepts: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(accepts);
const optional =
  (accepts: Check): Check =>
  (value) =>
    value === undefined || value === '' || accepts(value);

const checks: Readonly<Record<string, Check>> = {
  mainServiceUrl: isServiceUrl,
  v2ServiceUrl: isServiceUrl,
  legacyServiceUrl: isServiceUrl,
  passwordServiceUrl: optional(isServiceUrl),
  productCode: isText,
  provider: isText,
  invitationPassphrase: isText,
  'links.privacy': isLink,
  'links.cookie': isLink,
  'links.informationSheet': isLink,
  'links.support': optional(isLink),
  'links.accessibility': optional(isLink),
  supportEmail: optional(matches(/^[^\s@]+@[^\s@]+$/)),
  supportPhone: optional(matches(/^\+?\d[\d\s./-]{2,}$/)),
  legalLine: isText,
  stepTitles: optional(isMapTo((slug) => typeof slug === 'string' && isStepSlug(slug))),
  widgetNames: optional(isMapTo(isText)),
  analyticsIdSource: optional(matches(/^(cookie|dataLayer):[\w.-]+$/)),
};

const at = (raw: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), raw);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

const knownMessages = (given: unknown): SessionExpiryMessages => ({
  ...sessionExpiryMessages,
  ...(isRecord(given) && Object.fromEntries(Object.entries(given).filter(([, message]) => isText(message)))),
});

export const parseConfig = (raw: unknown): ConfigResult => {
  const problems = Object.entries(checks)
    .filter(([path, accepts]) => !accepts(at(raw, path)))
    .map(([path]) => path);
  if (problems.length > 0) return { ok: false, problems };
  const config = raw as RuntimeConfig;
  return {
    ok: true,
    config: {
      ...config,
      mainServiceUrl: withoutSlash(config.mainServiceUrl),
      v2ServiceUrl: withoutSlash(config.v2ServiceUrl),
      legacyServiceUrl: withoutSlash(config.legacyServiceUrl),
      ...(config.passwordServiceUrl !== undefined && {
        passwordServiceUrl: withoutSlash(config.passwordServiceUrl),
      }),
      sessionExpiryMessages: knownMessages(config.sessionExpiryMessages),
      supportTools: (config.supportTools as unknown) === true,
      traceCall: (config.traceCall as unknown) === true,
    },
  };
};

const CONFIG_PATH = `${__BASE_PATH__}/config.json`;

/** In all less than the watchdog of the page waits before it loads everything again (src/app/watchdog.ts). */
const ANSWER_WITHIN_MS = 8000;
const PAUSES_MS = [1000, 2000];

interface Attempt {
  readonly result: ConfigResult;
  /** Another attempt may succeed: no answer came, or that of a proxy whose service is down. */
  readonly isPassing: boolean;
}

const failed = (problem: string, isPassing: boolean): Attempt => ({
  result: { ok: false, problems: [problem] },
  isPassing,
});

const attempt = async (path: string): Promise<Attempt> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS);
  try {
    const { signal } = controller;
    const response = await orAborted(fetchOnce(path, { cache: 'no-cache', signal }), signal);
    if (!response.ok) return failed(`${path}: HTTP ${response.status}`, response.status >= 500);
    return { result: parseConfig(JSON.parse(await response.text())), isPassing: false };
  } catch (error) {
    return failed(`${path}: ${String(error)}`, !(error instanceof SyntaxError));
  } finally {
    clearTimeout(timer);
  }
};

/** Never throws: an unreadable file is reported like an invalid one. */
export const loadConfig = async (path: string = CONFIG_PATH): Promise<ConfigResult> => {
  for (let count = 0; ; count += 1) {
    const { result, isPassing } = await attempt(path);
    const pause = PAUSES_MS[count];
    if (!isPassing || pause === undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
