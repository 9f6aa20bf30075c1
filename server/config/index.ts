/** Reads the service's settings from the environment and validates them, once at the start. */
import { resolve } from 'node:path';
import { Errors } from 'typebox/value';
import { contradictionIn, missingIn } from './rules';
import { configSchema, type Config } from './schema';

export type { Config };

const defaults = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: '.data',
  WEB_DIR: 'dist/web',
  STEP_NUMBERING: 'A',
  NODE_ENV: 'development',
  PRODUCT_CODES: 'DITTA_INDIVIDUALE',
  WEB_ORIGINS: '',
  SESSION_COOKIE: 'same-site',
  EXCLUDED_PROVINCES: 'VS',
  EXTRA_WIDGETS: '',
  ENCRYPTION_KEYS: '',
  REVIEW_FOUR_EYES: 'off',
  WEBHOOK_SECRET: '',
  TRUST_PROXY: '',
  RATE_LIMIT_FACTOR: '1',
  RETENTION_DAYS: '30',
  DATABASE_POOL_SIZE: '10',
  SESSION_IDLE_MINUTES: '10',
  SESSION_MAX_MINUTES: '120',
  UPLOAD_BUDGET_MB: '256',
  CONNECTIONS_PER_ADDRESS: '64',
  LOG_LEVEL: 'info',
};

/** Sender for trials: no mailbox exists at this address. In production MAIL_FROM is required. */
const TRIAL_SENDER = 'noreply@conto.example';

const integers = [
  'PORT',
  'SESSION_IDLE_MINUTES',
  'SESSION_MAX_MINUTES',
  'RATE_LIMIT_FACTOR',
  'RETENTION_DAYS',
  'DATABASE_POOL_SIZE',
  'UPLOAD_BUDGET_MB',
  'CONNECTIONS_PER_ADDRESS',
] as const;
const lists = [
  'PRODUCT_CODES',
  'EXCLUDED_PROVINCES',
  'EXTRA_WIDGETS',
  'ENCRYPTION_KEYS',
  'TRUST_PROXY',
  'WEBHOOK_SECRET',
  'WEB_ORIGINS',
] as const;
const folders = ['DATA_DIR', 'WEB_DIR'] as const;

export class ConfigError extends Error {}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the integer, or the text itself when it is not one. The schema then rejects it. */
const toInteger = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

/**
 * Reads the settings from an environment. An empty variable counts as unset, or as an empty list. Throws
 * ConfigError, with one line that names the variable but not its value: a URL may contain a password.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const names = Object.keys(configSchema.properties);
  const texts = new Map<string, string>(Object.entries(defaults));
  for (const name of names) {
    const value = environment[name]?.trim();
    if (value !== undefined && (value !== '' || (lists as readonly string[]).includes(name)))
      texts.set(name, value);
  }
  if (texts.get('NODE_ENV') !== 'production' && !texts.has('MAIL_FROM')) texts.set('MAIL_FROM', TRIAL_SENDER);
  const raw: Record<string, unknown> = Object.fromEntries(texts);
  for (const name of integers) raw[name] = toInteger(texts.get(name) ?? '');
  for (const name of lists) raw[name] = split(texts.get(name) ?? '');
  for (const name of folders) raw[name] = resolve(texts.get(name) ?? '');
  const missing = missingIn(raw);
  if (missing.length > 0)
    throw new ConfigError(`Setting ${missing.join(', ')} is missing: NODE_ENV=production needs it`);
  const [failure] = Errors(configSchema, raw);
  if (failure) {
    const name = failure.instancePath.split('/')[1] ?? 'environment';
    const setting: object = configSchema.properties[name as keyof Config];
    const expected = 'description' in setting ? String(setting.description) : failure.message;
    throw new ConfigError(`Setting ${name} is not valid: expected ${expected}`);
  }
  const contradiction = contradictionIn(raw as Config);
  if (contradiction !== undefined) throw new ConfigError(contradiction);
  return raw as Config;
};
