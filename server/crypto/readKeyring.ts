import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from '../config';
import { readSecret } from '../machine/secretFile';
import { createKeyring, KEY_BYTES, type Keyring, type SealingKey } from './keyring';

type Settings = Pick<Config, 'ENCRYPTION_KEYS' | 'DATA_DIR'>;

const keyOf = (text: string): SealingKey => {
  const [id = '', encoded = ''] = text.split(':');
  const key = Buffer.from(encoded, 'base64');
  if (key.length !== KEY_BYTES)
    throw new ConfigError(`Setting ENCRYPTION_KEYS is not valid: expected ${KEY_BYTES} bytes in base64`);
  return { id, key };
};

/** Reads ENCRYPTION_KEYS, or a key that the first start creates and keeps in DATA_DIR. Throws ConfigError. */
export const readKeyring = async (
  { ENCRYPTION_KEYS, DATA_DIR }: Settings,
  codeKey: string,
): Promise<Keyring> => {
  const texts =
    ENCRYPTION_KEYS.length > 0
      ? ENCRYPTION_KEYS
      : [
          await readSecret(
            DATA_DIR,
            'encryption.key',
            () => `local:${randomBytes(KEY_BYTES).toString('base64')}`,
          ),
        ];
  const keys = texts.map(keyOf);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError('Setting ENCRYPTION_KEYS is not valid: expected each id once');
  return createKeyring(keys, codeKey);
};
