import type { Db } from './types';

/** Internal to drizzle, whose version is pinned: a database and its transactions share the dialect, not the client. */
interface Session {
  readonly dialect: object;
  readonly client: object;
}

export const sessionOf = (db: Db): Session => db._.session as unknown as Session;
