import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { readKeyFile } from './keyFile';

export const CODE_KEY_FILE = 'code.key';

/**
 * Returns the key for hashes of codes: CODE_KEY, or one that is kept in DATA_DIR. If that is missing and
 * `mayCreate` is set it is created. Throws ConfigError otherwise.
 */
export const readCodeKey = async (
  { CODE_KEY, DATA_DIR: folder }: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>,
  mayCreate: boolean,
): Promise<string> =>
  CODE_KEY ??
  readKeyFile({ folder, name: CODE_KEY_FILE, make: () => randomBytes(32).toString('hex'), mayCreate });
