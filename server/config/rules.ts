/** Rules about several settings together, or that a setting's pattern cannot express. */
import { isLoopbackName } from '../machine/thisMachine';

interface Settings {
  readonly NODE_ENV: string;
  readonly SANDBOX?: string;
  readonly SMTP_URL?: string;
  readonly SMS_GATEWAY_URL?: string;
  readonly WEB_ORIGINS: readonly string[];
  readonly SESSION_COOKIE: string;
}

/** Without these, the service would start but deliver nothing, or keep its keys beside the data. */
const NEEDED_IN_PRODUCTION = ['MAIL_FROM', 'SMTP_URL', 'SMS_GATEWAY_URL', 'CODE_KEY', 'ENCRYPTION_KEYS'];

const isUnset = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Returns the names of the settings that production requires and that are unset. */
export const missingIn = (raw: Readonly<Record<string, unknown>>): string[] =>
  raw['NODE_ENV'] === 'production' ? NEEDED_IN_PRODUCTION.filter((name) => isUnset(raw[name])) : [];

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

/** Returns one line that says what is wrong and how to fix it; undefined when nothing is. */
export const contradictionIn = (settings: Settings): string | undefined => {
  for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
    const address = settings[name];
    if (address !== undefined && !isAddress(address))
      return `Setting ${name} is not valid: expected user and password with their special characters percent-encoded`;
  }
  const origins = wrongOrigins(settings);
  if (origins !== undefined || settings.SANDBOX !== 'on') return origins;
  if (settings.NODE_ENV === 'production')
    return 'Setting SANDBOX=on is refused: in production nobody may read codes and decide on requests without a name';
  if (settings.SMTP_URL !== undefined || settings.SMS_GATEWAY_URL !== undefined)
    return 'Setting SANDBOX=on is refused: the sandbox takes the place of SMTP_URL and SMS_GATEWAY_URL, unset both';
  return undefined;
};
