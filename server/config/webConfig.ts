import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { isMissing } from '../machine/isMissing';
import { ConfigError, type Config } from './';

/** The settings that the service shares with the web app's config.json, so that they are defined once. */
const schema = Type.Object({
  legalLine: Type.String({ minLength: 1 }),
  invitationPassphrase: Type.String({ minLength: 1 }),
});
export type WebConfig = Readonly<Static<typeof schema>>;

/** The project's own folder, used when no web app is built. */
const DEFAULT_FOLDER = join(__dirname, '..', '..', 'public');

const readFrom = async (folder: string): Promise<string | undefined> => {
  try {
    return await readFile(join(folder, 'config.json'), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export const readWebConfig = async (webFolder: string): Promise<WebConfig> => {
  const text = (await readFrom(webFolder)) ?? (await readFrom(DEFAULT_FOLDER)) ?? '{}';
  const config: unknown = JSON.parse(text);
  if (!Check(schema, config)) throw new Error('config.json lacks legalLine or invitationPassphrase');
  return config;
};

/** The legal lines that this repository's config.json has had: of a trial, not of a provider. */
const TRIAL_LINE = /servizio dimostrativo|sostituire questa riga/i;

/** Whether every page says that the service is a trial's: `legalLine` is in each footer. */
export const saysTrial = async ({ WEB_DIR }: Pick<Config, 'WEB_DIR'>): Promise<boolean> =>
  readWebConfig(WEB_DIR).then(
    ({ legalLine }) => TRIAL_LINE.test(legalLine),
    () => false,
  );

/**
 * Throws ConfigError in production while `legalLine` is not the provider's: it is in the footer of every
 * page, and names the provider in the contracts.
 */
export const requireLegalLine = async ({
  NODE_ENV,
  WEB_DIR,
}: Pick<Config, 'NODE_ENV' | 'WEB_DIR'>): Promise<void> => {
  if (NODE_ENV !== 'production') return;
  const line = await readWebConfig(WEB_DIR).then(
    ({ legalLine }) => legalLine.trim(),
    () => '',
  );
  if (line === '' || TRIAL_LINE.test(line))
    throw new ConfigError(
      `legalLine in config.json of WEB_DIR is not set: NODE_ENV=production needs the provider's name, seat and registrations`,
    );
};
