import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import { blindIndex } from '../crypto/seal';
import { prepared } from '../db/prepared';
import { requests, type Request } from '../db/schema';
import type { Db } from '../db/types';

const { cfIndex: _cf, emailIndex: _email, phoneIndex: _phone, ...columns } = getTableColumns(requests);

/** By these a request is found: each stands sealed, and beside it its blind index. */
const indexOf = (field: 'cf' | 'email' | 'phone', value: string): string =>
  blindIndex(value, `requests.${field}`);

const withIndexes = <Changes extends Partial<Request>>({ cf, email, phone, ...rest }: Changes) => ({
  ...rest,
  ...(cf !== undefined && { cf, cfIndex: indexOf('cf', cf) }),
  ...(email !== undefined && { email, emailIndex: indexOf('email', email) }),
  ...(phone !== undefined && { phone, phoneIndex: indexOf('phone', phone) }),
});

const { placeholder } = sql;

const find = prepared('find_request', (db) =>
  db
    .select(columns)
    .from(requests)
    .where(eq(requests.guid, placeholder('guid'))),
);
const lock = prepared('lock_request', (db) =>
  db
    .select(columns)
    .from(requests)
    .where(eq(requests.guid, placeholder('guid')))
    .for('update'),
);

export const findRequest = async (db: Db, guid: string): Promise<Request | undefined> =>
  (await find(db, { guid }))[0];

/** Holds other writers of the request back until the transaction ends. */
export const lockRequest = async (db: Db, guid: string): Promise<Request | undefined> =>
  (await lock(db, { guid }))[0];

const move = prepared('move_request', (db) =>
  db
    .update(requests)
    .set({
      step: sql`${placeholder('step')}`,
      acceptedHash: sql`${placeholder('acceptedHash')}`,
      updatedAt: sql`${placeholder('updatedAt')}::timestamptz`,
    })
    .where(eq(requests.guid, placeholder('guid'))),
);

/** To another step; what `updateRequest` does, for the call that is made most. */
export const moveRequest = async (
  db: Db,
  { guid, step, acceptedHash, updatedAt }: Pick<Request, 'guid' | 'step' | 'acceptedHash' | 'updatedAt'>,
): Promise<void> => {
  await move(db, { guid, step, acceptedHash, updatedAt: updatedAt.toISOString() });
};

export const insertRequest = async (db: Db, request: Request): Promise<void> => {
  await db.insert(requests).values({ ...request, ...withIndexes(request) });
};

export const updateRequest = async (
  db: Db,
  guid: string,
  changes: Partial<Omit<Request, 'guid' | 'createdAt'>> & { readonly updatedAt: Date },
): Promise<void> => {
  await db.update(requests).set(withIndexes(changes)).where(eq(requests.guid, guid));
};

/** Address and phone were confirmed: what was only told is nobody's. */
const isConfirmed = () => and(isNotNull(requests.emailConfirmedAt), isNotNull(requests.phoneConfirmedAt));

/** Requests of a tax code with a confirmed address and phone, the latest first, without that of `exceptGuid`. */
export const findByTaxCode = (db: Db, cf: string, exceptGuid = ''): Promise<Request[]> =>
  db
    .select(columns)
    .from(requests)
    .where(and(eq(requests.cfIndex, indexOf('cf', cf)), isConfirmed(), ne(requests.guid, exceptGuid)))
    .orderBy(desc(requests.updatedAt));

type Person = Pick<Request, 'cf' | 'phone' | 'email'>;

/** The blind indexes of tax code, phone and e-mail, in this order: who has them all is one person. */
const identityIndexes = ({ cf, phone, email }: Person): readonly string[] => [
  indexOf('cf', cf),
  indexOf('phone', phone),
  indexOf('email', email),
];

/**
 * What a code to the phone on file proves, written down without the values: their keyed hashes as they are at this moment.
 * Undefined where address or phone are not confirmed: such a request can be proven by nothing.
 */
export const proofOf = (request: Request): string | undefined =>
  request.cf !== '' && request.emailConfirmedAt !== null && request.phoneConfirmedAt !== null
    ? identityIndexes(request).join('.')
    : undefined;

const findByIndexes = (db: Db, [cf = '', phone = '', email = '']: readonly string[]): Promise<Request[]> =>
  db
    .select(columns)
    .from(requests)
    .where(
      and(
        eq(requests.cfIndex, cf),
        eq(requests.phoneIndex, phone),
        eq(requests.emailIndex, email),
        ne(requests.cfIndex, ''),
        isConfirmed(),
      ),
    )
    .orderBy(desc(requests.updatedAt));

/** The requests of one identity, all three known, address and phone confirmed; the latest first. */
export const findByIdentity = (db: Db, identity: Person): Promise<Request[]> =>
  findByIndexes(db, identityIndexes(identity));

/** The requests that have now, confirmed, what was proven then; the latest first. */
export const findByProof = (db: Db, proof: string): Promise<Request[]> => findByIndexes(db, proof.split('.'));
