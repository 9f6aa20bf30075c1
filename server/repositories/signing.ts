import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { contracts, type StoredContract } from '../db/schema';
import type { Db } from '../db/types';

const order: readonly StoredContract['kind'][] = ['questionnaire', 'contract'];

const inOrder = (rows: readonly StoredContract[]): StoredContract[] =>
  [...rows].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

const list = prepared('list_contracts', (db) =>
  db
    .select()
    .from(contracts)
    .where(eq(contracts.guid, sql.placeholder('guid'))),
);

/** In the order of the contract list: entry 0 is the questionnaire. */
export const contractsInOrder = async (db: Db, guid: string): Promise<StoredContract[]> =>
  inOrder(await list(db, { guid }));

export interface Sealed extends Pick<
  StoredContract,
  'guid' | 'kind' | 'storageKey' | 'sha256' | 'agreedSha256' | 'agreedSize' | 'seal'
> {
  /** Key of the file as it was agreed to: if the row names another one by now, it is not signed. */
  readonly agreedKey: string;
}

/** Returns no row whose file is not the one that was sealed. */
export const markSigned = async (
  db: Db,
  guid: string,
  sealed: readonly Sealed[],
  signedAt: Date,
): Promise<StoredContract[]> => {
  const made = (name: keyof Sealed) => sql`made.${sql.identifier(name)}`;
  const text = (name: keyof Sealed) => sql`${sql.identifier(name)} text`;
  const columns = [
    ...(['kind', 'storageKey', 'sha256', 'agreedSha256', 'seal', 'agreedKey'] as const).map(text),
    sql`${sql.identifier('agreedSize')} integer`,
  ];
  const signed = await db
    .update(contracts)
    .set({
      signedAt,
      storageKey: made('storageKey'),
      sha256: made('sha256'),
      agreedSha256: made('agreedSha256'),
      agreedSize: made('agreedSize'),
      seal: made('seal'),
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as made(${sql.join(columns, sql`, `)})`)
    .where(
      and(
        eq(contracts.guid, guid),
        isNull(contracts.signedAt),
        eq(contracts.kind, made('kind')),
        eq(contracts.storageKey, made('agreedKey')),
      ),
    )
    .returning(getTableColumns(contracts));
  return inOrder(signed);
};
