import { resolve } from 'node:path';
import { Errors } from 'typebox/value';
import { contradictionIn, missingIn } from './rules';
import { configSchema, declaredSettings, type Config } from './schema';

export type { Config };

const settings = declaredSettings();

/** Sender for trials: no mailbox exists at this address. In production MAIL_FROM is required. */
const TRIAL_SENDER = 'noreply@conto.example';

const namesOf = (type: string): string[] =>
  settings.filter(([, declared]) => declared.type === type).map(([name]) => name);
const integers = namesOf('integer');
const lists = namesOf('array');
const folders = ['DATA_DIR', 'WEB_DIR'] as const;

export class ConfigError extends Error {}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A text that is not an integer is returned as it is, and the schema rejects it. */
const toInteger = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

/**
 * An empty variable counts as unset, or as an empty list. Throws ConfigError, with one line that names the
 * variable but not its value: a URL may contain a password.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const texts = new Map<string, string>();
  for (const [name, declared] of settings) {
    if (declared.default !== undefined) texts.set(name, declared.default);
    const value = environment[name]?.trim();
    if (value !== undefined && (value !== '' || lists.includes(name))) texts.set(name, value);
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
    const [, declared] = settings.find(([one]) => one === name) ?? [];
    const expected = declared?.expected ?? failure.message;
    throw new ConfigError(`Setting ${name} is not valid: expected ${expected}`);
  }
  const contradiction = contradictionIn(raw as Config);
  if (contradiction !== undefined) throw new ConfigError(contradiction);
  return raw as Config;
};
