import { inArray } from 'drizzle-orm';
import { ConfigError } from '../config';
import { keyringInUse } from '../crypto/keyring';
import { blindIndex, openText, sealText } from '../crypto/seal';
import { keyChecks } from '../db/schema';
import type { Db } from '../db/types';

/** What each key in use has sealed once. */
const KNOWN = 'apertura';
const PLACE = 'key_checks.proof';

const opensKnown = (proof: string): boolean => {
  try {
    return openText(proof, PLACE) === KNOWN;
  } catch {
    return false;
  }
};

const checkKnown = async (db: Db): Promise<void> => {
  const { byId } = keyringInUse();
  for (const { keyId, proof, indexProof } of await db.select().from(keyChecks)) {
    if (!byId.has(keyId))
      throw new ConfigError(
        `Setting ENCRYPTION_KEYS lacks the key "${keyId}", with which this database was written: ` +
          'keep it behind the first until `npm run data -- rotate-keys` has run',
      );
    if (!opensKnown(proof))
      throw new ConfigError(
        `Setting ENCRYPTION_KEYS is not valid: its key "${keyId}" is not the one that this database was written with`,
      );
    if (indexProof !== blindIndex(KNOWN, PLACE))
      throw new ConfigError(
        'Setting CODE_KEY is not valid: it is not the one that this database was written with',
      );
  }
};

/**
 * Whether the keyring opens what this database was written with, told by what each key has sealed once; then notes the key that
 * seals from now on. Throws ConfigError before anything else is written.
 */
export const checkKeys = async (db: Db): Promise<void> => {
  await checkKnown(db);
  await db
    .insert(keyChecks)
    .values({
      keyId: keyringInUse().sealing.id,
      proof: sealText(KNOWN, PLACE),
      indexProof: blindIndex(KNOWN, PLACE),
    })
    .onConflictDoNothing();
  // Of two that start at once with different keys of one id, the second finds the first one's.
  await checkKnown(db);
};

/** Once nothing is sealed with them any more, other keys than the sealing one may leave the settings. */
export const forgetOtherKeys = async (db: Db): Promise<string[]> => {
  const { sealing } = keyringInUse();
  const known = await db.select({ keyId: keyChecks.keyId }).from(keyChecks);
  const others = known.map(({ keyId }) => keyId).filter((keyId) => keyId !== sealing.id);
  if (others.length > 0) await db.delete(keyChecks).where(inArray(keyChecks.keyId, others));
  return others;
};
