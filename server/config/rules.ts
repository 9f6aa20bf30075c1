/** Rules about several settings together, or that a setting's pattern cannot express. */
import { isLoopbackName } from '../machine/thisMachine';

interface Settings {
  readonly NODE_ENV: string;
  readonly SANDBOX?: string;
  readonly MOCK?: string;
  readonly SMTP_URL?: string;
  readonly WEBHOOK_URL?: string;
  readonly WEBHOOK_SECRET: readonly string[];
  readonly SMS_PRESET?: string;
  readonly SMS_TEMPLATE?: string;
  readonly SMS_USER?: string;
  readonly SMS_PASSWORD?: string;
  readonly SMS_SENDER?: string;
  readonly WEB_ORIGINS: readonly string[];
  readonly SESSION_COOKIE: string;
  readonly APP_URL?: string;
  readonly SEAL_P12?: string;
  readonly SEAL_PASSWORD?: string;
  readonly SEAL_REQUIRED: string;
  readonly TSA_URL?: string;
}

/** Without these, the service would start but deliver nothing, or keep its keys beside the data. */
const NEEDED_IN_PRODUCTION = ['MAIL_FROM', 'SMTP_URL', 'SMS_PRESET', 'CODE_KEY', 'ENCRYPTION_KEYS'];
const SMS_GATEWAYS = ['SMS_PRESET', 'SMS_TEMPLATE'] as const;

const isUnset = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

export const missingIn = (raw: Readonly<Record<string, unknown>>): string[] => {
  if (raw['NODE_ENV'] !== 'production') return [];
  const hasSms = SMS_GATEWAYS.some((name) => !isUnset(raw[name]));
  const missing = NEEDED_IN_PRODUCTION.filter((name) => isUnset(raw[name]));
  return missing.flatMap((name) => {
    if (name !== 'SMS_PRESET') return [name];
    return hasSms ? [] : [`${name} (or SMS_TEMPLATE)`];
  });
};

export const hasSmsGateway = (settings: {
  readonly [name in (typeof SMS_GATEWAYS)[number]]?: string;
}): boolean => SMS_GATEWAYS.some((name) => settings[name] !== undefined);

const smsContradictionIn = (settings: Settings): string | undefined => {
  const gateways = SMS_GATEWAYS.filter((name) => settings[name] !== undefined);
  if (gateways.length > 1) return `Settings ${gateways.join(' and ')} exclude each other: keep one`;
  const { SMS_PRESET: preset } = settings;
  if (preset === undefined) return undefined;
  // Twilio and Vonage send in nobody's name where none is given.
  const needed = ['SMS_USER', 'SMS_PASSWORD', ...(/twilio|vonage/.test(preset) ? ['SMS_SENDER'] : [])];
  const missing = needed.filter((name) => settings[name as keyof Settings] === undefined);
  return missing.length > 0
    ? `Setting ${missing.join(', ')} is missing: SMS_PRESET=${preset} needs it`
    : undefined;
};

/**
 * Whether the URL has a host and decodable credentials. The error of the URL class would contain the whole
 * URL with its password.
 */
const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return hostname !== '';
};

/** A webhook names a request, so it goes neither unsigned nor, in production, in plain text. */
const webhookContradiction = ({ NODE_ENV, WEBHOOK_URL, WEBHOOK_SECRET }: Settings): string | undefined => {
  if (WEBHOOK_URL === undefined) return undefined;
  if (!URL.canParse(WEBHOOK_URL) || new URL(WEBHOOK_URL).username !== '')
    return 'Setting WEBHOOK_URL is not valid: expected an address without user and password';
  if (WEBHOOK_SECRET.length === 0) return 'Setting WEBHOOK_SECRET is missing: WEBHOOK_URL needs it';
  return NODE_ENV === 'production' && !WEBHOOK_URL.startsWith('https:')
    ? 'Setting WEBHOOK_URL is not valid: NODE_ENV=production needs https://'
    : undefined;
};

/** Whether the text is an origin as a browser writes it: nothing after the host, no default port, TLS. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || isLoopbackName(hostname));
};

const wrongOrigins = ({ WEB_ORIGINS, SESSION_COOKIE }: Settings): string | undefined => {
  if (!WEB_ORIGINS.every(isOrigin))
    return 'Setting WEB_ORIGINS is not valid: expected origins as https://conto.example.it, in small letters, without a path or the default port';
  if (SESSION_COOKIE === 'cross-site' && WEB_ORIGINS.length === 0)
    return 'Setting SESSION_COOKIE is not valid: expected same-site, or WEB_ORIGINS with the origins of the other site';
  return undefined;
};

/**
 * Links are this address with a path behind it, and they go to applicants. Credentials, a query or a fragment
 * would break them, and without TLS they would lead to a page that has no camera.
 */
const wrongAppUrl = ({ NODE_ENV, APP_URL }: Settings): string | undefined => {
  if (APP_URL === undefined) return undefined;
  if (!URL.canParse(APP_URL) || /[\s\\]/.test(APP_URL))
    return 'Setting APP_URL is not valid: expected an address as https://conto.example.it or https://example.it/conto';
  const { protocol, hostname, username, password } = new URL(APP_URL);
  if (username !== '' || password !== '' || /^[^/]*\/\/[^/]*@/.test(APP_URL))
    return 'Setting APP_URL is not valid: expected an address without user and password';
  if (APP_URL.includes('#'))
    return 'Setting APP_URL is not valid: expected an address without a fragment (#…)';
  if (APP_URL.includes('?')) return 'Setting APP_URL is not valid: expected an address without a query (?…)';
  return NODE_ENV === 'production' && protocol !== 'https:' && !isLoopbackName(hostname)
    ? 'Setting APP_URL is not valid: NODE_ENV=production needs https://'
    : undefined;
};

const sealContradiction = ({
  SEAL_P12,
  SEAL_PASSWORD,
  SEAL_REQUIRED,
  TSA_URL,
}: Settings): string | undefined => {
  if (SEAL_P12 === undefined && SEAL_REQUIRED === 'on')
    return 'Setting SEAL_P12 is missing: SEAL_REQUIRED=on needs it';
  if (SEAL_P12 !== undefined && SEAL_PASSWORD === undefined)
    return 'Setting SEAL_PASSWORD is missing: SEAL_P12 needs it';
  if (TSA_URL === undefined) return undefined;
  if (!isAddress(TSA_URL))
    return 'Setting TSA_URL is not valid: expected user and password with their special characters percent-encoded';
  const { protocol, hostname, username } = new URL(TSA_URL);
  return username !== '' && protocol !== 'https:' && !isLoopbackName(hostname)
    ? 'Setting TSA_URL is not valid: user and password need https://'
    : undefined;
};

export const contradictionIn = (settings: Settings): string | undefined => {
  if (settings.SMTP_URL !== undefined && !isAddress(settings.SMTP_URL))
    return 'Setting SMTP_URL is not valid: expected user and password with their special characters percent-encoded';
  const hasGateway = settings.SMTP_URL !== undefined || hasSmsGateway(settings);
  if (settings.MOCK === 'on' && (settings.NODE_ENV === 'production' || hasGateway))
    return 'Setting MOCK=on is refused: its invented applicants go neither into production nor through SMTP_URL and the SMS gateway';
  const contradiction =
    smsContradictionIn(settings) ??
    webhookContradiction(settings) ??
    wrongOrigins(settings) ??
    wrongAppUrl(settings) ??
    sealContradiction(settings);
  if (contradiction !== undefined || settings.SANDBOX !== 'on') return contradiction;
  if (settings.NODE_ENV === 'production')
    return 'Setting SANDBOX=on is refused: in production nobody may read codes and decide on requests without a name';
  if (hasGateway)
    return 'Setting SANDBOX=on is refused: the sandbox takes the place of SMTP_URL and the SMS gateway, unset both';
  return undefined;
};
