import path from 'node:path';
import { readCodeKey } from '../../../server/codeKey';
import { readConfig } from '../../../server/config';
import { openDurablePglite } from '../../../server/db/durablePglite';
import { openPglite } from '../../../server/db/open';
import * as schema from '../../../server/db/schema';
import { openDocumentStore } from '../../../server/documents';
import { useKeyring } from '../../../server/privacy/keyring';
import { readKeyring } from '../../../server/privacy/readKeyring';

/** Everything that a stopped service has kept in its data folder. */
export const keptData = async (dataDir: string) => {
  const config = readConfig({ DATA_DIR: dataDir });
  useKeyring(await readKeyring(config, await readCodeKey(config)));
  const { db, close } = await openPglite(await openDurablePglite(path.join(dataDir, 'db')));
  const store = await openDocumentStore(config);
  try {
    const rows = {
      requests: await db.select().from(schema.requests),
      answers: await db.select().from(schema.answers),
      documents: await db.select().from(schema.documents),
      contracts: await db.select().from(schema.contracts),
      credentials: await db.select().from(schema.credentials),
      consents: await db.select().from(schema.consents),
      invitations: await db.select().from(schema.invitations),
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
