import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from '../config';
import { readKeyFile } from './keyFile';
import { createKeyring, KEY_BYTES, type Keyring, type SealingKey } from './keyring';

type Settings = Pick<Config, 'ENCRYPTION_KEYS' | 'DATA_DIR'>;

const keyOf = (text: string): SealingKey => {
  const [id = '', encoded = ''] = text.split(':');
  const key = Buffer.from(encoded, 'base64');
  if (key.length !== KEY_BYTES)
    throw new ConfigError(`Setting ENCRYPTION_KEYS is not valid: expected ${KEY_BYTES} bytes in base64`);
  return { id, key };
};

export const keysOf = (texts: readonly string[]): SealingKey[] => {
  const keys = texts.map(keyOf);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError('Setting ENCRYPTION_KEYS is not valid: expected each id once');
  return keys;
};

export const ENCRYPTION_KEY_FILE = 'encryption.key';

/**
 * Without ENCRYPTION_KEYS, a key is kept in DATA_DIR. Throws ConfigError when it is missing there and may not
 * be created.
 */
export const readKeyring = async (
  { ENCRYPTION_KEYS, DATA_DIR: folder }: Settings,
  codeKey: string,
  mayCreate: boolean,
): Promise<Keyring> => {
  if (ENCRYPTION_KEYS.length > 0) return createKeyring(keysOf(ENCRYPTION_KEYS), codeKey);
  const make = () => `local:${randomBytes(KEY_BYTES).toString('base64')}`;
  const text = await readKeyFile({ folder, name: ENCRYPTION_KEY_FILE, make, mayCreate });
  return createKeyring(keysOf([text]), codeKey);
};
