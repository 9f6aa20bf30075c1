import { sql } from 'drizzle-orm';
import { FileBroken } from '../../../server/documents/sealedStore';
import { stepAnswers } from '../../../server/db/schema';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey } from '../../../server/documents/keys';
import { checkKeys } from '../../../server/privacy/keyCheck';
import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import { rotateKeys } from '../../../server/privacy/rotate';
import { SealBroken } from '../../../server/crypto/seal';
import { sealedTables } from '../../../server/db/sealedTables';
import { findAllAnswers, findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { recordInvitation } from '../../../server/repositories/invitations';
import { findByTaxCode, findRequest } from '../../../server/repositories/requests';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { applicant, seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';
import { invitationOf } from './invitation';

const SECRET = 'secret of the tests';
const older = { id: 'test', key: Buffer.alloc(KEY_BYTES, 7) };
const newer = { id: 'newer', key: Buffer.alloc(KEY_BYTES, 9) };
const keyring = { ...createKeyring([older], SECRET) };
const use = (...keys: (typeof older)[]): void => void Object.assign(keyring, createKeyring(keys, SECRET));

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ keyring });
});
beforeEach(() => use(older));
afterAll(() => service.close());

const store = () => openDocumentStore(service.config, keyring);
const invite = (guid: string): Promise<void> =>
  recordInvitation(service.deps.db, invitationOf(guid, service.clock.now()));

/** Said by hand: a column that is no longer sealed, or a new one that should be, is thought of here. */
it('seals exactly these columns, each under the place of its own name', () => {
  const columns = sealedTables.flatMap(({ columns: all }) =>
    all.map(({ place, index }) => (index ? `${place} by ${index.name}` : place)),
  );
  const invitation = [
    'campaign_url',
    'codice_fiscale',
    'email',
    'encrypted_reporter_id',
    'phone_number',
    'promo_code',
  ];
  expect(columns.sort()).toEqual([
    ...['digits', 'earlier_target', 'target'].map((name) => `code_messages.${name}`),
    'codes.target',
    'documents.reading',
    ...invitation.map((name) => `invitations.${name}`),
    'kept_evidence.content',
    'outbox.code',
    'outbox.html',
    'outbox.recipient',
    'outbox.text',
    ...['cf by cfIndex', 'email by emailIndex', 'phone by phoneIndex'].map((name) => `requests.${name}`),
    'step_answers.answers',
    'traces.content',
  ]);
  expect(sealedTables.filter(({ key }) => key.length === 0)).toEqual([]);
});

it('encrypts every row and file again, so that the old key can go', async () => {
  const { db } = service.deps;
  await checkKeys(db);
  const { guid, client } = await seedRequest(service);
  await invite(guid);
  await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  await service.deps.mail.send({ to: applicant.email, subject: 's', text: 't', code: '123456' });
  const before = await findAllAnswers(db, guid);

  use(newer, older);
  const rotated = await rotateKeys(db, await store());
  expect(rotated).toMatchObject({ brokenRows: 0, brokenFiles: [], dropped: ['test'], files: 1 });
  expect(rotated.rows).toBeGreaterThan(5);
  expect(await rotateKeys(db, await store())).toMatchObject({ rows: 0, files: 0, dropped: [] });

  use(newer);
  await checkKeys(db);
  expect(await findAllAnswers(db, guid)).toEqual(before);
  expect(await findRequest(db, guid)).toMatchObject({ cf: applicant.cf, email: applicant.email });
  expect((await findByTaxCode(db, applicant.cf)).map((one) => one.guid)).toContain(guid);
  expect((await client.send('documentPreview', { type: 'FRONT_DOC_1' })).statusCode).toBe(200);
  // Nothing is left under the old key: it decrypts no row.
  use(older);
  await expect(findRequest(db, guid)).rejects.toThrow(SealBroken);
  await expect(findAnswers(db, guid, 'address-info')).rejects.toThrow(SealBroken);
  use(newer, older);
  await rotateKeys(db, await store());
});

it('loses no write that falls between its read and its own', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  const write = (value: string) =>
    saveAnswers(db, guid, 'race', [{ widget: 'w', component: 'c', value }], service.clock.now());
  await write('first');
  use(newer, older);
  await db.execute(sql`delete from step_answers where guid <> ${guid} or step <> 'race'`);
  // Another's write comes in just before the rotation's own of the one answer that is there.
  let number = 0;
  const before = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as unknown;
        if (typeof method !== 'function') return method;
        if (name !== 'returning')
          return (...given: unknown[]) => before(method.apply(target, given) as object);
        return async (...given: unknown[]) => {
          number += 1;
          await write(`written meanwhile ${number}`);
          return method.apply(target, given) as unknown;
        };
      },
    });
  const between = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'update'
        ? (table: Parameters<typeof db.update>[0]) =>
            table === stepAnswers ? before(target.update(table)) : target.update(table)
        : (Reflect.get(target, name, receiver) as unknown),
  });
  await rotateKeys(between, await store());
  expect(number).toBeGreaterThan(0);
  expect(await findAnswers(db, guid, 'race')).toMatchObject([{ value: `written meanwhile ${number}` }]);
});

it('names what no key opens, seals the rest, and keeps the old keys asked for', async () => {
  const { db } = service.deps;
  use(older, newer);
  await rotateKeys(db, await store());
  await checkKeys(db);
  const { guid } = await seedRequest(service);
  const documents = await store();
  const key = newStorageKey();
  use({ id: 'lost', key: Buffer.alloc(KEY_BYTES, 1) });
  await documents.put(key, Buffer.from('x'), 'image/png');
  await saveAnswers(db, guid, 'lost', [{ widget: 'w', component: 'c', value: 'x' }], service.clock.now());
  use(newer, older);
  await checkKeys(db);
  expect(await rotateKeys(db, documents)).toMatchObject({ brokenRows: 1, brokenFiles: [key], dropped: [] });
  await expect(documents.get(key)).rejects.toThrow(FileBroken);
  await db.execute(sql`delete from step_answers where step = 'lost'`);
  expect(await rotateKeys(db, documents)).toMatchObject({ brokenRows: 0, brokenFiles: [key], dropped: [] });
  await documents.remove(key);
  expect(await rotateKeys(db, documents)).toMatchObject({ brokenRows: 0, dropped: ['test'] });
});

it('refuses a value that somebody has written in plain', async () => {
  const { db } = service.deps;
  use(older, newer);
  const { guid } = await seedRequest(service);
  await db.execute(sql`update requests set email = 'giuseppe@posta.example' where guid = ${guid}`);
  await expect(findRequest(db, guid)).rejects.toThrow(SealBroken);
  const { brokenRows, dropped } = await rotateKeys(db, await store());
  expect([brokenRows, dropped]).toEqual([1, []]);
  await db.execute(sql`delete from requests where guid = ${guid}`);
});
