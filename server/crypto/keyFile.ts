import { join } from 'node:path';
import { ConfigError } from '../config';
import { readSecret, type Secret } from '../machine/secretFile';

export const readKeyFile = async (secret: Secret): Promise<string> => {
  const key = await readSecret(secret);
  if (key !== undefined) return key;
  const path = join(secret.folder, secret.name);
  throw new ConfigError(`The file ${path} is missing, with which this database was written: restore it`);
};
