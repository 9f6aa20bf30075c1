import { inArray } from 'drizzle-orm';
import { ConfigError } from '../config';
import type { Keyring } from '../crypto/keyring';
import { blindIndex, openText, sealText } from '../crypto/seal';
import { keyringOf } from '../db/keyring';
import { keyChecks } from '../db/schema';
import type { Db } from '../db/types';

/** The text that each key in use has encrypted once. */
const KNOWN = 'apertura';
const PLACE = 'key_checks.proof';

const decryptsKnown = (proof: string, keyring: Keyring): boolean => {
  try {
    return openText(proof, PLACE, keyring) === KNOWN;
  } catch {
    return false;
  }
};

/** Where a key has a record, something was encrypted in this database. */
export const hasKeyChecks = async (db: Db): Promise<boolean> =>
  (await db.select({ keyId: keyChecks.keyId }).from(keyChecks).limit(1)).length > 0;

const checkKnown = async (db: Db): Promise<void> => {
  const keyring = keyringOf(db);
  for (const { keyId, proof, indexProof } of await db.select().from(keyChecks)) {
    if (!keyring.byId.has(keyId))
      throw new ConfigError(
        `Setting ENCRYPTION_KEYS lacks the key "${keyId}", with which this database was written: ` +
          'keep it behind the first until `npm run data -- rotate-keys` has run',
      );
    if (!decryptsKnown(proof, keyring))
      throw new ConfigError(
        `Setting ENCRYPTION_KEYS is not valid: its key "${keyId}" is not the one that this database was written with`,
      );
    if (indexProof !== blindIndex(KNOWN, PLACE, keyring))
      throw new ConfigError(
        'Setting CODE_KEY is not valid: it is not the one that this database was written with',
      );
  }
};

/** Throws ConfigError before anything else is written. */
export const checkKeys = async (db: Db): Promise<void> => {
  const keyring = keyringOf(db);
  await checkKnown(db);
  await db
    .insert(keyChecks)
    .values({
      keyId: keyring.sealing.id,
      proof: sealText(KNOWN, PLACE, keyring),
      indexProof: blindIndex(KNOWN, PLACE, keyring),
    })
    .onConflictDoNothing();
  // If two processes start at once with different keys of one id, the second finds the key of the first.
  await checkKnown(db);
};

/** The returned ids may leave the settings. */
export const forgetOtherKeys = async (db: Db): Promise<string[]> => {
  const { sealing } = keyringOf(db);
  const known = await db.select({ keyId: keyChecks.keyId }).from(keyChecks);
  const others = known.map(({ keyId }) => keyId).filter((keyId) => keyId !== sealing.id);
  if (others.length > 0) await db.delete(keyChecks).where(inArray(keyChecks.keyId, others));
  return others;
};
