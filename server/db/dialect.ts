import type { Db } from './types';

/** Internals of drizzle, whose version is pinned. Transactions share the dialect but not the client. */
interface Session {
  readonly dialect: object;
  readonly client: object;
}

export const sessionOf = (db: Db): Session => db._.session as unknown as Session;
