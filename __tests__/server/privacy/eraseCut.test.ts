import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { DocumentStore } from '../../../server/deps';
import { contracts, timeStamps } from '../../../server/db/schema';
import { newStorageKey } from '../../../server/documents/keys';
import { linkAudit } from '../../../server/jobs/auditChain';
import { sweepFiles } from '../../../server/jobs/sweep';
import { eraseRequest, RecordChanged } from '../../../server/privacy/erase';
import { contractsInOrder } from '../../../server/repositories/signing';
import { storedFiles } from '../storedFiles';
import { signed, testService } from '../support';

const service = testService();

const signedFiles = async (guid: string): Promise<readonly string[]> =>
  (await contractsInOrder(service.deps.db, guid)).map(({ storageKey }) => storageKey);

const replacedFile = async (guid: string): Promise<string> => {
  const { db, documents, clock } = service.deps;
  const [replacedKey, at] = [newStorageKey(), clock.now()];
  await documents.put(replacedKey, Buffer.from('x'), 'application/pdf');
  await documents.markSigned(replacedKey);
  await db
    .insert(timeStamps)
    .values({ guid, kind: 'contract', createdAt: at, nextAt: at, attempts: 1, replacedKey });
  return replacedKey;
};

const marks = async (): Promise<readonly string[]> => {
  const marked: string[] = [];
  const files = service.deps.documents.list({ onSigned: (key) => marked.push(key) });
  for await (const page of files) expect(page).toBeDefined();
  return marked;
};

it('leaves files that the sweep takes away, where the process ends before they are removed', async () => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps, { ofAnyAge: true });
  const keys = [...(await signedFiles(guid)), await replacedFile(guid)];
  const ended = { remove: () => Promise.reject(new Error('The process has ended')) };
  const documents = Object.assign(Object.create(service.deps.documents) as DocumentStore, ended);
  await eraseRequest({ ...service.deps, documents }, guid, 'command', { evenSigned: true });
  for (const key of await storedFiles(service))
    await utimes(join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key), 0, 0);
  const swept = await sweepFiles(service.deps);
  expect([swept?.stopped, swept?.keptSigned]).toEqual([undefined, 0]);
  for (const key of keys) expect(await service.deps.documents.get(key)).toBeUndefined();
});

it('keeps the marks of the documents of a request that is not erased after all', async () => {
  const { guid } = (await signed(service)).step;
  const keys = await signedFiles(guid);
  const { db } = service.deps;
  await db
    .update(contracts)
    .set({ signedAt: new Date(0) })
    .where(eq(contracts.guid, guid));
  const erased = eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  await expect(erased).rejects.toThrow(RecordChanged);
  expect([...(await marks())].sort()).toEqual([...keys].sort());
});

it('does not stop a sweep that has listed its files just before', async () => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps, { ofAnyAge: true });
  for (const key of await storedFiles(service))
    await utimes(join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key), 0, 0);
  const { documents } = service.deps;
  const files = (await signedFiles(guid)).map((key) => ({ key, modifiedAt: new Date(0) }));
  const listed: DocumentStore['list'] = async function* (options = {}) {
    const { initial = '', onSigned } = options;
    const own = files.filter(({ key }) => key.startsWith(initial));
    yield* documents.list(options);
    for (const { key } of own) onSigned?.(key);
    yield own;
  };
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  const before = Object.assign(Object.create(documents) as DocumentStore, { list: listed });
  const swept = await sweepFiles({ ...service.deps, documents: before });
  expect([swept?.stopped, swept?.keptSigned]).toEqual([undefined, 0]);
});
