import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import { columnIndex } from '../db/columnIndex';
import { keyringOf } from '../db/keyring';
import { prepared } from '../db/prepared';
import { requests, type Request } from '../db/schema';
import { openRow, openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

const { cfIndex: _cf, emailIndex: _email, phoneIndex: _phone, ...columns } = getTableColumns(requests);

/** Few, because the steps are called most often and each column takes time. */
const columnsOfSteps = {
  guid: requests.guid,
  contactId: requests.contactId,
  step: requests.step,
  state: requests.state,
  cf: requests.cf,
  phoneConfirmedAt: requests.phoneConfirmedAt,
  completedAt: requests.completedAt,
  acceptedHash: requests.acceptedHash,
  journey: requests.journey,
};
export type RequestOfSteps = Pick<Request, keyof typeof columnsOfSteps>;

const indexOf = (db: Db, field: 'cf' | 'email' | 'phone', value: string): string =>
  columnIndex(value, `requests.${field}`, keyringOf(db));

export const sealedWithIndexes = <Changes extends Partial<Request>>(db: Db, changes: Changes) => {
  const { cf, email, phone } = changes;
  return {
    ...sealRow(db, requests, changes),
    ...(cf !== undefined && { cfIndex: indexOf(db, 'cf', cf) }),
    ...(email !== undefined && { emailIndex: indexOf(db, 'email', email) }),
    ...(phone !== undefined && { phoneIndex: indexOf(db, 'phone', phone) }),
  };
};

type StoredRequest = Omit<typeof requests.$inferSelect, 'cfIndex' | 'emailIndex' | 'phoneIndex'>;
const openFirst = (db: Db, [row]: readonly StoredRequest[]): Request | undefined =>
  row && openRow(db, requests, row);

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
const lockOfSteps = prepared('lock_request_of_steps', (db) =>
  db
    .select(columnsOfSteps)
    .from(requests)
    .where(eq(requests.guid, placeholder('guid')))
    .for('update'),
);

export const findRequest = async (db: Db, guid: string): Promise<Request | undefined> =>
  openFirst(db, await find(db, { guid }));

/** One guid, except for a chance in 10^11. */
export const guidsOfJourney = async (db: Db, journey: string): Promise<string[]> => {
  const rows = await db.select({ guid: requests.guid }).from(requests).where(eq(requests.journey, journey));
  return rows.map(({ guid }) => guid);
};

export const hasRequestOf = async (db: Db, journey: string): Promise<boolean> =>
  (await guidsOfJourney(db, journey)).length > 0;

export const lockRequest = async (db: Db, guid: string): Promise<Request | undefined> =>
  openFirst(db, await lock(db, { guid }));

export const lockRequestOfSteps = async (db: Db, guid: string): Promise<RequestOfSteps | undefined> => {
  const [row] = await lockOfSteps(db, { guid });
  return row && openRow(db, requests, row);
};

const move = prepared('move_request', (db) =>
  db
    .update(requests)
    .set({ step: sql`${placeholder('step')}`, updatedAt: sql`${placeholder('updatedAt')}::timestamptz` })
    .where(eq(requests.guid, placeholder('guid'))),
);

/** As `updateRequest` would, but prepared, since it is called most often. */
export const moveRequest = async (
  db: Db,
  { guid, step, updatedAt }: Pick<Request, 'guid' | 'step' | 'updatedAt'>,
): Promise<void> => {
  await move(db, { guid, step, updatedAt: updatedAt.toISOString() });
};

export const insertRequest = async (db: Db, request: Request): Promise<void> => {
  await db.insert(requests).values(sealedWithIndexes(db, request));
};

export const updateRequest = async (
  db: Db,
  guid: string,
  changes: Partial<Omit<Request, 'guid' | 'createdAt'>> & { readonly updatedAt: Date },
): Promise<void> => {
  await db.update(requests).set(sealedWithIndexes(db, changes)).where(eq(requests.guid, guid));
};

/** An unconfirmed address or phone proves nothing about its owner. */
const isConfirmed = () => and(isNotNull(requests.emailConfirmedAt), isNotNull(requests.phoneConfirmedAt));

/** The tax code is found in any of its forms. */
export const findByTaxCode = async (db: Db, cf: string, exceptGuid = ''): Promise<Request[]> =>
  openRows(
    db,
    requests,
    await db
      .select(columns)
      .from(requests)
      .where(and(eq(requests.cfIndex, indexOf(db, 'cf', cf)), isConfirmed(), ne(requests.guid, exceptGuid)))
      .orderBy(desc(requests.updatedAt), requests.guid),
  );

type Person = Pick<Request, 'cf' | 'phone' | 'email'>;

/** `findByIndexes` reads them in this order. */
const identityIndexes = (db: Db, { cf, phone, email }: Person): readonly string[] => [
  indexOf(db, 'cf', cf),
  indexOf(db, 'phone', phone),
  indexOf(db, 'email', email),
];

/**
 * The identity that a code to the phone on file proves. Undefined when address or phone are not confirmed,
 * because such a request cannot be proven.
 */
export const proofOf = (db: Db, request: Request): string | undefined =>
  request.cf !== '' && request.emailConfirmedAt !== null && request.phoneConfirmedAt !== null
    ? identityIndexes(db, request).join('.')
    : undefined;

const findByIndexes = async (db: Db, indexes: readonly string[]): Promise<Request[]> => {
  const [cf = '', phone = '', email = ''] = indexes;
  return openRows(
    db,
    requests,
    await db
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
      .orderBy(desc(requests.updatedAt), requests.guid),
  );
};

export const findByIdentity = (db: Db, identity: Person): Promise<Request[]> =>
  findByIndexes(db, identityIndexes(db, identity));

/** A request whose identity has changed since the proof is not found. */
export const findByProof = (db: Db, proof: string): Promise<Request[]> => findByIndexes(db, proof.split('.'));
