import { sql } from 'drizzle-orm';
import { FileBroken } from '../../../server/documents/sealedStore';
import { stepAnswers } from '../../../server/db/schema';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey } from '../../../server/documents/keys';
import { checkKeys } from '../../../server/privacy/keyCheck';
import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import { sealPlainRows } from '../../../server/privacy/reseal';
import { rotateKeys } from '../../../server/privacy/rotate';
import { SealBroken } from '../../../server/crypto/seal';
import { sealedTables } from '../../../server/db/sealedTables';
import { saveAnswerRows } from '../../../server/repositories/answerRows';
import { findAllAnswers, findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { listInvitations, recordInvitation } from '../../../server/repositories/invitations';
import { findByTaxCode, findRequest } from '../../../server/repositories/requests';
import { jpeg } from '../files';
import { applicant, seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';
import { invitationOf } from './invitation';

const SECRET = 'secret of the tests';
const older = { id: 'test', key: Buffer.alloc(KEY_BYTES, 7) };
const newer = { id: 'newer', key: Buffer.alloc(KEY_BYTES, 9) };
/** The keyring of the service, whose keys the tests change. */
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
    'answers.value',
    'codes.target',
    ...invitation.map((name) => `invitations.${name}`),
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

it('seals every row and file anew, so that the old key can go', async () => {
  const { db } = service.deps;
  await checkKeys(db);
  const { guid, client } = await seedRequest(service);
  await invite(guid);
  await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  await service.deps.mail.send({ to: applicant.email, subject: 's', text: 't', code: '123456' });
  const rowsBefore = [1, 2, 3].map((one) => ({ widget: 'w', component: `${one}`, value: `${one}` }));
  await saveAnswerRows(db, guid, 'of the version before', rowsBefore, service.clock.now());
  const before = await findAllAnswers(db, guid);

  use(newer, older);
  const rotated = await rotateKeys(db, await store());
  expect(rotated).toMatchObject({ brokenRows: 0, brokenFiles: [], dropped: ['test'], files: 1 });
  expect(rotated.rows).toBeGreaterThan(rowsBefore.length + 5);
  expect(await rotateKeys(db, await store())).toMatchObject({ rows: 0, files: 0, dropped: [] });

  use(newer);
  await checkKeys(db);
  expect(await findAllAnswers(db, guid)).toEqual(before);
  expect(await findRequest(db, guid)).toMatchObject({ cf: applicant.cf, email: applicant.email });
  expect((await findByTaxCode(db, applicant.cf)).map((one) => one.guid)).toContain(guid);
  expect((await client.send('documentPreview', { type: 'FRONT_DOC_1' })).statusCode).toBe(200);
  // Nothing at all is left under the old key: it opens none of it.
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

it('seals what an earlier version wrote in plain, and finds it again by its blind indexes', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  const plain = { cf: 'VRDGPP80A01H501U', email: 'giuseppe@posta.example', phone: '3339876543' };
  await db.execute(
    sql`update requests set cf = ${plain.cf}, email = ${plain.email}, phone = ${plain.phone}, cf_index = '', email_index = '', phone_index = '' where guid = ${guid}`,
  );
  const city = { widget: 'residenza', component: 'citta', value: 'Milano' };
  await saveAnswerRows(db, guid, 'of the version before', [city], service.clock.now());
  await db.execute(sql`update answers set value = 'Roma' where guid = ${guid}`);
  expect(await findAnswers(db, guid, 'of the version before')).toMatchObject([{ value: 'Roma' }]);
  await invite(guid);
  await db.execute(sql`update invitations set promo_code = 'ESTATE' where guid = ${guid}`);
  expect(await findByTaxCode(db, plain.cf)).toEqual([]);
  expect((await sealPlainRows(db)).rows).toBeGreaterThan(1);
  expect(await sealPlainRows(db)).toEqual({ rows: 0, overtaken: 0, broken: 0 });
  expect((await findByTaxCode(db, plain.cf)).map((one) => one.guid)).toEqual([guid]);
  expect(await findRequest(db, guid)).toMatchObject(plain);
  expect(await listInvitations(db, guid)).toMatchObject([{ promoCode: 'ESTATE' }]);
  const raw = await db.execute(
    sql`select cf as value from requests union all select promo_code from invitations union all select value from answers union all select answers from step_answers`,
  );
  const values = (raw as { rows: { value: string }[] }).rows.map(({ value }) => value);
  expect(values.filter((value) => value !== '' && !value.startsWith('s1.'))).toEqual([]);
});
