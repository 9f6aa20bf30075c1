import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError, type Config } from '../../config';
import { readP12 } from './p12';
import { openTrialKey } from './trialKey';
import type { SealKey } from '../../deps';

const DAY_MS = 24 * 3_600_000;
/** Authorities take weeks for a new certificate. */
const RENEW_DAYS = 45;

/** Returns the end of the certificate's validity. */
export const endOf = ({ certificates: [own] }: SealKey): Date => new Date(new X509Certificate(own).validTo);

const readFileOf = async (path: string, password: string): Promise<SealKey> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`Setting SEAL_P12 is not valid: its file cannot be read (${error.code})`);
  });
  try {
    return await readP12(bytes, password);
  } catch (error) {
    throw new ConfigError(
      'Setting SEAL_P12 or SEAL_PASSWORD is not valid: the file does not open with the password, is encrypted in ' +
        'an old way, or lacks the key of its certificate. See "Seal" in docs/operations.md',
      { cause: error },
    );
  }
};

const requireValid = (key: SealKey, now: Date): void => {
  const { validFrom, validTo } = new X509Certificate(key.certificates[0]);
  if (now < new Date(validFrom) || now > new Date(validTo))
    throw new ConfigError(
      `Setting SEAL_P12 is not valid: its certificate is for the time from ${validFrom} to ${validTo}`,
    );
};

type Settings = Pick<Config, 'SEAL_P12' | 'SEAL_PASSWORD' | 'DATA_DIR'>;

/** Opens the key of the settings, or a trial's. Throws ConfigError. */
export const openSealKey = async (
  { SEAL_P12, SEAL_PASSWORD = '', DATA_DIR }: Settings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  now: Date,
): Promise<SealKey> => {
  if (SEAL_P12 === undefined) {
    log.info("Signed documents are sealed with a trial's certificate, which proves nothing to others");
    return openTrialKey(DATA_DIR, now);
  }
  const key = await readFileOf(SEAL_P12, SEAL_PASSWORD);
  requireValid(key, now);
  if (endOf(key).getTime() - now.getTime() < RENEW_DAYS * DAY_MS)
    log.warn({ end: endOf(key) }, 'The certificate of SEAL_P12 ends soon: renew it');
  return key;
};
