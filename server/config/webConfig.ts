import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

/** What the service takes from the web app's runtime configuration, so that it is written down once. */
const schema = Type.Object({
  legalLine: Type.String({ minLength: 1 }),
  invitationPassphrase: Type.String({ minLength: 1 }),
});
export type WebConfig = Readonly<Static<typeof schema>>;

/** The one that comes with the project, where no web app is built. */
const DEFAULT_FOLDER = join(__dirname, '..', '..', 'public');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readFrom = async (folder: string): Promise<string | undefined> => {
  try {
    return await readFile(join(folder, 'config.json'), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** `config.json` of the web folder, else of the project. Throws where it lacks a key. */
export const readWebConfig = async (webFolder: string): Promise<WebConfig> => {
  const text = (await readFrom(webFolder)) ?? (await readFrom(DEFAULT_FOLDER)) ?? '{}';
  const config: unknown = JSON.parse(text);
  if (!Check(schema, config)) throw new Error('config.json lacks legalLine or invitationPassphrase');
  return config;
};
