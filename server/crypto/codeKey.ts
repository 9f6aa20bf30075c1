import { randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { readSecret } from '../machine/secretFile';

/** The key of the codes' hashes: the setting's, or one made at the first start and kept beside the data. */
export const readCodeKey = async ({
  CODE_KEY,
  DATA_DIR,
}: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>): Promise<string> =>
  CODE_KEY ?? readSecret(DATA_DIR, 'code.key', () => randomBytes(32).toString('hex'));
