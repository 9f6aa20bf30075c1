import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { readKeyFile } from './keyFile';

export const CODE_KEY_FILE = 'code.key';

/**
 * Without CODE_KEY, the key is kept in DATA_DIR. Throws ConfigError when it is missing there and may not be
 * created.
 */
export const readCodeKey = async (
  { CODE_KEY, DATA_DIR: folder }: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>,
  mayCreate: boolean,
): Promise<string> =>
  CODE_KEY ??
  readKeyFile({ folder, name: CODE_KEY_FILE, make: () => randomBytes(32).toString('hex'), mayCreate });
