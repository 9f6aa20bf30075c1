import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_FAILED } from '../../src/contract/refusalTexts';
import { passwordSchema } from '../../src/contract/rules/password';
import { collectErrors } from '../../src/contract/validate';
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { recordAudit } from '../repositories/audit';
import { findCredential, saveCredential } from '../repositories/credentials';
import { phoneChannel } from './confirmations';
import { VALID, contactOf, contactStatus, withLockedContact, type Contact } from './contact';

const PHONE_FIRST = 'Conferma prima il tuo numero di cellulare.';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Passwords {
  readonly password: string;
  readonly confermaPassword: string;
}

const requireStrong = (passwords: Passwords, today: string): void => {
  const errors = collectErrors(passwordSchema, passwords, { today });
  const message = errors['password'] ?? errors['confermaPassword'];
  if (message !== undefined) throw new Refusal('passwordWeak', message);
};

const requirePhone = (contact: Pick<Contact, 'saved'>): void => {
  if (contactStatus(contact, phoneChannel.widget, phoneChannel.flag) !== VALID)
    throw new Refusal('phoneFirst', PHONE_FIRST);
};

interface Around {
  /** The day in Rome, as 'YYYY-MM-DD'. */
  readonly today: string;
  /** Applies the rate limit before the costly hash. */
  readonly hold: () => Promise<void>;
  /** Throws a Refusal when the session has lost the locked request while the password was hashed. */
  readonly requireStill: (db: Db, request: Request) => Promise<void>;
  /** Rotates the session token in the transaction that stores the password. */
  readonly rotate: (db: Db) => Promise<void>;
}

/** Throws a Refusal for a weak password, and before the phone is confirmed. */
export const createPassword = async (
  deps: AppDeps,
  request: Request,
  passwords: Passwords,
  { today, hold, requireStill, rotate }: Around,
): Promise<void> => {
  const { guid } = request;
  requireStrong(passwords, today);
  // Before the costly hash, and again under the lock.
  requirePhone(await contactOf(deps, deps.db, request));
  await hold();
  const passwordHash = await hash(passwords.password, hashing).catch((error: unknown) => {
    deps.log.error({ err: error }, 'A password was not hashed');
    throw new Refusal('passwordFailed', PASSWORD_FAILED);
  });
  // The same password again means that the first answer was lost. The stored hash stays, and the new token
  // is sent once more. Verified before the lock, since it is as slow as hashing.
  const known = await findCredential(deps.db, guid);
  const isSame = known !== undefined && (await verify(known.passwordHash, passwords.password));
  await withLockedContact(deps, guid, async (contact) => {
    requirePhone(contact);
    await requireStill(contact.db, contact.request);
    const now = await findCredential(contact.db, guid);
    if (!isSame || now?.passwordHash !== known?.passwordHash) {
      await saveCredential(contact.db, { guid, passwordHash, createdAt: contact.now });
      await contact.save([{ widget: 'credenziali', component: 'password', value: '', status: VALID }]);
      await recordAudit(contact.db, { guid, at: contact.now, event: 'password_created', details: {} });
    }
    await rotate(contact.db);
  });
};
