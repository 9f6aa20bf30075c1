/** Rules about several settings together, or that a setting's pattern cannot express. */

interface Settings {
  readonly NODE_ENV: string;
  readonly SANDBOX?: string;
  readonly MOCK?: string;
  readonly SMTP_URL?: string;
  readonly SMS_GATEWAY_URL?: string;
  readonly WEBHOOK_URL?: string;
  readonly WEBHOOK_SECRET: readonly string[];
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

/** Returns one line that says what is wrong and how to fix it; undefined when nothing is. */
export const contradictionIn = (settings: Settings): string | undefined => {
  for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
    const address = settings[name];
    if (address !== undefined && !isAddress(address))
      return `Setting ${name} is not valid: expected user and password with their special characters percent-encoded`;
  }
  const hasGateway = settings.SMTP_URL !== undefined || settings.SMS_GATEWAY_URL !== undefined;
  if (settings.MOCK === 'on' && (settings.NODE_ENV === 'production' || hasGateway))
    return 'Setting MOCK=on is refused: its invented applicants go neither into production nor through SMTP_URL and SMS_GATEWAY_URL';
  const ofWebhook = webhookContradiction(settings);
  if (ofWebhook !== undefined || settings.SANDBOX !== 'on') return ofWebhook;
  if (settings.NODE_ENV === 'production')
    return 'Setting SANDBOX=on is refused: in production nobody may read codes and decide on requests without a name';
  if (hasGateway)
    return 'Setting SANDBOX=on is refused: the sandbox takes the place of SMTP_URL and SMS_GATEWAY_URL, unset both';
  return undefined;
};
