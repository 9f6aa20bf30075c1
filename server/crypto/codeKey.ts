import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { readSecret } from '../machine/secretFile';

/** Returns the key for hashes of codes: CODE_KEY, or one that is created once and kept in DATA_DIR. */
export const readCodeKey = async ({
  CODE_KEY,
  DATA_DIR,
}: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>): Promise<string> =>
  CODE_KEY ?? readSecret(DATA_DIR, 'code.key', () => randomBytes(32).toString('hex'));
