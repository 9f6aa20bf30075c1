import path from 'node:path';
import { openDurablePglite } from '../../../server/db/durablePglite';
import { giveKeyring } from '../../../server/db/keyring';
import { openPglite } from '../../../server/db/open';
import * as schema from '../../../server/db/schema';
import { openRows } from '../../../server/db/sealedRows';
import { keyringOf, storeOf } from './storedFiles';

/** Everything that a stopped service has kept in its data folder. */
export const keptData = async (dataDir: string) => {
  const store = await storeOf(dataDir);
  const { db, close } = await openPglite(await openDurablePglite(path.join(dataDir, 'db')));
  giveKeyring(db, await keyringOf(dataDir));
  try {
    const rows = {
      requests: openRows(db, schema.requests, await db.select().from(schema.requests)),
      answers: openRows(db, schema.answers, await db.select().from(schema.answers)),
      documents: await db.select().from(schema.documents),
      contracts: await db.select().from(schema.contracts),
      credentials: await db.select().from(schema.credentials),
      consents: await db.select().from(schema.consents),
      invitations: openRows(db, schema.invitations, await db.select().from(schema.invitations)),
    };
    const files = new Map<string, Buffer>();
    for (const { storageKey } of [...rows.documents, ...rows.contracts]) {
      const bytes = await store.get(storageKey);
      if (bytes) files.set(storageKey, bytes);
    }
    return { ...rows, files };
  } finally {
    await close();
  }
};
export type KeptData = Awaited<ReturnType<typeof keptData>>;
