import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import { commands } from '../../../server/dataCommands';
import { reviewMails, webhookEvents } from '../../../server/db/schema';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey } from '../../../server/documents/keys';
import { adoptStore } from '../../../server/documents/owner';
import { checkKeys } from '../../../server/privacy/keyCheck';
import { rotateKeys } from '../../../server/privacy/rotate';
import { listAudit } from '../../../server/repositories/audit';
import { readDatabaseId } from '../../../server/repositories/databaseId';
import { findRequest } from '../../../server/repositories/requests';
import { listReviewers } from '../../../server/repositories/reviewers';
import { writeMail } from '../../../server/repositories/reviewMails';
import { insertTrace } from '../../../server/repositories/traces';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { lookUp } from '../../../server/support/lookUp';
import { seedRequest } from '../seed';
import { storeFiles, testService } from '../support';
import { textOfPieces } from '../support/command';
import { recording } from '../support/recording';
import { failingEachOf, isDone, outcomeOf } from './failingEach';

const keys = ['newer', 'test'].map((id, at) => ({ id, key: Buffer.alloc(KEY_BYTES, at) }));
const keyring = { ...createKeyring(keys.slice(1), 'secret of the tests') };
const service = testService(() => ({ keyring }));

const untrue: string[] = [];
const failingEach = failingEachOf(service, untrue, /^\b$/);
afterEach(() => expect(untrue.splice(0)).toEqual([]));

let target: string;
beforeAll(async () => {
  await service.app.ready();
  target = await mkdtemp(join(tmpdir(), 'apertura-command-'));
});
afterAll(() => rm(target, { recursive: true, force: true }));

const store = () => openDocumentStore(service.config, keyring);
const requestWithFiles = async (): Promise<string> => {
  const { guid } = await seedRequest(service);
  await storeFiles(service, guid);
  return guid;
};
const deadMail = async (guid: string): Promise<void> => {
  const at = service.clock.now();
  await writeMail(service.deps.db, {
    guid,
    document: 'FRONT_DOC_1',
    kind: 'refused',
    origin: 'https://x',
    at,
  });
  await service.deps.db.update(reviewMails).set({ status: 'dead', failure: 'down' });
};
const deadEvent = async (guid: string): Promise<void> => {
  const at = service.clock.now();
  await recordChange(
    service.deps.db,
    { guid, journey: 'ABCDEFGH' },
    { type: 'request.signed', state: 'completed', at },
  );
  await service.deps.db.update(webhookEvents).set({ status: 'dead', failure: 'down' });
};
const orphan = async (): Promise<string> => {
  const key = newStorageKey();
  await service.deps.documents.put(key, Buffer.from('x'), 'application/pdf');
  const old = new Date(service.clock.now().getTime() - 2 * 60 * 60 * 1000);
  await utimes(join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key), old, old);
  return key;
};
const quarantined = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const page of service.deps.documents.quarantine.list())
    found.push(...page.map(({ key }) => key));
  return found;
};

interface Case {
  readonly prepare: (guid: string) => Promise<readonly string[]>;
  /** `given`: the arguments. */
  readonly isRight: (given: readonly string[], text: string, guid: string) => unknown;
  /** Whether one that has failed has left nothing half done. */
  readonly isClean?: (given: readonly string[]) => boolean;
  /** It works on something new at each attempt. */
  readonly isAnew?: boolean;
}
const folderOf = (guid: string): string => join(target, guid);
const NAME = 'Rita Revisora';
const reviewerNames = async () => (await listReviewers(service.deps.db)).map(({ name }) => name);

const cases: Readonly<Record<string, Case>> = {
  list: { prepare: async () => [], isRight: (_, text, guid) => text.includes(guid) },
  export: {
    prepare: async (guid) => [guid, folderOf(guid)],
    isRight: async ([, folder = ''], _, guid) =>
      (await readFile(join(folder, 'data.json'), 'utf8')).includes(guid),
    isClean: ([, folder = '']) => !existsSync(folder) && !existsSync(`${folder}.part`),
  },
  evidence: {
    prepare: async (guid) => [guid, folderOf(guid)],
    isRight: async ([, folder = ''], _, guid) =>
      (await readFile(join(folder, 'evidence.json'), 'utf8')).includes(guid) &&
      existsSync(join(folder, 'evidence.pdf')),
    isClean: ([, folder = '']) => !existsSync(folder) && !existsSync(`${folder}.part`),
  },
  erase: {
    prepare: async (guid) => [guid],
    isRight: async ([guid = '']) => (await findRequest(service.deps.db, guid)) === undefined,
    isAnew: true,
  },
  'rotate-keys': {
    prepare: async () => {
      Object.assign(keyring, createKeyring(keys, 'secret of the tests'));
      await checkKeys(service.deps.db);
      return [];
    },
    isRight: async () => (await rotateKeys(service.deps.db, await store())).rows === 0,
  },
  'reviewer add': {
    prepare: async () => ['add', NAME],
    isRight: async () => (await reviewerNames()).includes(NAME),
  },
  'reviewer list': { prepare: async () => ['list'], isRight: (_, text) => text.includes(NAME) },
  'reviewer remove': {
    prepare: async () => ['remove', NAME],
    isRight: async () => !(await reviewerNames()).includes(NAME),
  },
  mails: {
    prepare: async (guid) => (await deadMail(guid), []),
    isRight: (_, text) => text.includes('1 dead'),
  },
  'mails retry': {
    prepare: async (guid) => (await deadMail(guid), ['retry']),
    isRight: async () => (await service.deps.db.select().from(reviewMails))[0]?.status === 'pending',
  },
  'mails drop': {
    prepare: async (guid) => (await deadMail(guid), ['drop', guid]),
    isRight: async ([, guid = '']) =>
      (await listAudit(service.deps.db, guid)).filter(({ event }) => event === 'news-dropped').length === 1,
  },
  verify: { prepare: async () => [], isRight: (_, text) => text.includes('as it was recorded') },
  webhooks: {
    prepare: async (guid) => (await deadEvent(guid), []),
    isRight: (_, text) => / [1-9]\d* dead/.test(text),
  },
  'webhooks retry': {
    prepare: async (guid) => (await deadEvent(guid), ['retry']),
    isRight: async () =>
      (await service.deps.db.select().from(webhookEvents)).every(({ status }) => status === 'pending'),
  },
  sweep: {
    prepare: async () => (await orphan(), []),
    isRight: async (_, text) => text.includes('quarantine') && (await quarantined()).length > 0,
  },
  'sweep --all': {
    prepare: async () => (await Promise.all(Array.from({ length: 25 }, orphan)), ['--all']),
    isRight: async () => (await quarantined()).length > 25,
  },
  'adopt-documents': {
    prepare: async () => {
      await (await store()).writeOwner('another');
      return [];
    },
    isRight: async () =>
      (await store()).readOwner().then(async (id) => id === (await readDatabaseId(service.deps.db))),
  },
};

it('knows every command', () => {
  expect(new Set(Object.keys(cases).map((name) => name.split(' ')[0]))).toEqual(
    new Set(Object.keys(commands)),
  );
});

it.each(Object.entries(cases))(
  '[R6-01] npm run data -- %s never reports success after a failed statement',
  async (name, { prepare, isRight, isClean = () => true, isAnew = false }) => {
    const command = commands[name.split(' ')[0] ?? ''];
    let [guid, text] = ['', ''];
    let given: readonly string[] | undefined;
    const attempt = async () => {
      const opened = { ...service.deps, documents: await store() };
      if (command?.adopts) await adoptStore(opened.db, opened.documents);
      const said = (await command?.run(opened, given ?? [])) ?? '';
      text = typeof said === 'string' ? said : await textOfPieces(said);
    };
    const prepared = async (): Promise<void> => {
      if (given) expect(isClean(given)).toBe(true);
      if (given && !isAnew) return;
      guid = await requestWithFiles();
      given = await prepare(guid);
    };
    const outcome = await failingEach(name, () => outcomeOf(attempt()), isDone, prepared);
    expect([outcome, await isRight(given ?? [], text, guid)]).toEqual(['done', true]);
  },
);

it('[R6-01] npm run support never answers after a failed statement, and records the look', async () => {
  const { guid } = await seedRequest(service);
  const { db } = service.deps;
  const code = (await findRequest(db, guid))?.journey ?? '';
  await insertTrace(db, { journey: code, at: service.clock.now(), content: JSON.stringify(recording()) });
  const look = () => lookUp({ ...service.deps }, { code, log: undefined, folder: undefined });
  expect(await failingEach('support', () => outcomeOf(look()), isDone)).toBe('done');
  const looks = (await listAudit(db, guid)).filter(({ event }) => event === 'support-looked');
  expect(looks.length).toBeGreaterThan(0);
  await db.execute(sql`delete from traces`);
});
