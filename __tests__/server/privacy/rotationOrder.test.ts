// Two replicas exchange their keys in the order of docs/operations.md, and in others.
import type { PGlite } from '@electric-sql/pglite';
import { databaseOnPglite } from '../../../server/db/pglite';
import { databaseOnPool } from '../../../server/db/pool';
import { Pool } from 'pg';
import { createKeyring, KEY_BYTES, type Keyring, type SealingKey } from '../../../server/crypto/keyring';
import { keyChecks } from '../../../server/db/schema';
import type { OpenDatabase } from '../../../server/db/types';
import { openDocumentStore } from '../../../server/documents';
import { checkKeys } from '../../../server/privacy/keyCheck';
import { rotateKeys } from '../../../server/privacy/rotate';
import { findAllAnswers } from '../../../server/repositories/answers';
import { findRequest } from '../../../server/repositories/requests';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { applicant, seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';

const SECRET = 'secret of the tests';
const OLD = { id: 'old', key: Buffer.alloc(KEY_BYTES, 7) };
const NEW = { id: 'new', key: Buffer.alloc(KEY_BYTES, 9) };

interface Replica {
  readonly service: TestApp;
  readonly keyring: Keyring;
}
let replicas: readonly [Replica, Replica];

const again = (open: OpenDatabase): OpenDatabase => {
  const { $client } = open.db as unknown as { readonly $client: PGlite | Pool };
  const db = $client instanceof Pool ? databaseOnPool($client) : databaseOnPglite($client);
  return { ...open, db };
};

beforeAll(async () => {
  const [first, second] = [{ ...createKeyring([OLD], SECRET) }, { ...createKeyring([OLD], SECRET) }];
  const service = await startTestApp({ keyring: first });
  const other = await startTestApp({
    keyring: second,
    database: again(service.database),
    clock: service.clock,
    deps: { documents: await openDocumentStore(service.config, second) },
  });
  replicas = [
    { service, keyring: first },
    { service: other, keyring: second },
  ];
});
afterAll(async () => {
  await replicas[1].service.close();
  await replicas[0].service.close();
});

interface Applicant {
  readonly guid: string;
  readonly cookies: ReadonlyMap<string, string>;
}
let applicants: Applicant[];

const restart = async ({ service, keyring }: Replica, keys: readonly SealingKey[]): Promise<void> => {
  Object.assign(keyring, createKeyring(keys, SECRET));
  await checkKeys(service.deps.db);
};

const canRead = async ({ service }: Replica, { guid, cookies }: Applicant): Promise<boolean> => {
  const client = service.client();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const preview = await client.send('documentPreview', { type: 'FRONT_DOC_1' });
  const request = await findRequest(service.deps.db, guid).catch(() => undefined);
  const answers = await findAllAnswers(service.deps.db, guid).catch(() => undefined);
  return preview.statusCode === 200 && request?.cf === applicant.cf && answers !== undefined;
};

/** Returns how many readings failed. */
const work = async (): Promise<number> => {
  for (const { service } of replicas) {
    const { guid, client } = await seedRequest(service);
    await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
    applicants.push({ guid, cookies: client.cookies });
  }
  const read = await Promise.all(
    replicas.flatMap((replica) => applicants.map((one) => canRead(replica, one))),
  );
  return read.filter((done) => !done).length;
};

type Step = (pair: readonly [Replica, Replica]) => Promise<unknown>;
const set =
  (which: 0 | 1, ...keys: SealingKey[]): Step =>
  (pair) =>
    restart(pair[which], keys);
const rotate: Step = ([{ service, keyring }]) =>
  openDocumentStore(service.config, keyring).then((store) => rotateKeys(service.deps.db, store));

/** 'refused' where a replica does not start. */
const follow = async (steps: readonly Step[]): Promise<(number | 'refused')[]> => {
  applicants = [];
  await replicas[0].service.deps.db.delete(keyChecks);
  for (const replica of replicas) await restart(replica, [OLD]);
  const failed: (number | 'refused')[] = [await work()];
  for (const step of steps) {
    const refused = await step(replicas).then(
      () => false,
      () => true,
    );
    failed.push(refused ? 'refused' : await work());
  }
  return failed;
};
/** The rows of the order before are not for the next one's keys. */
afterEach(async () => {
  for (const { keyring } of replicas) Object.assign(keyring, createKeyring([OLD, NEW], SECRET));
  await rotate(replicas);
});

const ADDED = [set(0, OLD, NEW), set(1, OLD, NEW)];
const FIRST = [set(0, NEW, OLD), set(1, NEW, OLD)];
const GONE = [set(0, NEW), set(1, NEW)];

it('reads everything at every moment of the order that the page gives', async () => {
  expect(await follow([...ADDED, ...FIRST, rotate, ...GONE])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

it('fails to read where a replica encrypts with the key before every one has it', async () => {
  const failed = await follow([...FIRST, rotate]);
  expect(failed[1]).toBeGreaterThan(0);
});

it('fails to read where rotate-keys runs before every replica encrypts with the new key', async () => {
  const failed = await follow([...ADDED, set(0, NEW, OLD), rotate, set(0, NEW)]);
  expect(failed.slice(0, -1)).toEqual([0, 0, 0, 0, 0]);
  expect(failed.at(-1)).toBeGreaterThan(0);
});

it('does not start without the old key before rotate-keys has run', async () => {
  expect(await follow([...ADDED, ...FIRST, ...GONE])).toEqual([0, 0, 0, 0, 0, 'refused', 'refused']);
});
