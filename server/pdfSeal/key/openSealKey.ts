import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError, type Config } from '../../config';
import { saysTrial } from '../../config/webConfig';
import { readP12 } from './p12';
import { UnfitKey } from './privateKey';
import { openTrialKey } from './trialKey';
import { trySeal } from './trySeal';
import type { SealKey } from '../../deps';

const DAY_MS = 24 * 3_600_000;
/** Authorities take weeks for a new certificate. */
const RENEW_DAYS = 45;

export const endOf = ({ certificates: [own] }: SealKey): Date => new Date(new X509Certificate(own).validTo);

const readFileOf = async (path: string, password: string): Promise<SealKey> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`Setting SEAL_P12 is not valid: its file cannot be read (${error.code})`);
  });
  try {
    return await readP12(bytes, password);
  } catch (error) {
    if (error instanceof UnfitKey) throw new ConfigError(`Setting SEAL_P12 is not valid: ${error.message}`);
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

/** Otherwise the first to learn that the key cannot seal would be the applicants. */
const requireSealing = async (key: SealKey, now: Date): Promise<void> => {
  try {
    await trySeal(key, now);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(
      `Setting SEAL_P12 is not valid: no document can be sealed with its key and certificate (${message})`,
      { cause: error },
    );
  }
};

type Settings = Pick<Config, 'SEAL_P12' | 'SEAL_PASSWORD' | 'DATA_DIR' | 'WEB_DIR'>;

const TRIAL = "Signed documents are sealed with a trial's certificate, which proves nothing to others";

/** Throws ConfigError. */
export const openSealKey = async (
  { SEAL_P12, SEAL_PASSWORD = '', DATA_DIR, WEB_DIR }: Settings,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  now: Date,
): Promise<SealKey> => {
  if (SEAL_P12 === undefined) {
    if (await saysTrial({ WEB_DIR })) log.info(TRIAL);
    else
      log.warn(`${TRIAL}; legalLine in config.json is a provider's, so that no page says it: set SEAL_P12`);
    return openTrialKey(DATA_DIR, now);
  }
  const key = await readFileOf(SEAL_P12, SEAL_PASSWORD);
  requireValid(key, now);
  await requireSealing(key, now);
  if (endOf(key).getTime() - now.getTime() < RENEW_DAYS * DAY_MS)
    log.warn({ end: endOf(key) }, 'The certificate of SEAL_P12 ends soon: renew it');
  return key;
};
