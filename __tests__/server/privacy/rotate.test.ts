import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { FileBroken } from '../../../server/documents/sealedStore';
import { answers } from '../../../server/db/schema';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey } from '../../../server/documents/keys';
import { checkKeys } from '../../../server/privacy/keyCheck';
import { createKeyring, KEY_BYTES, useKeyring } from '../../../server/crypto/keyring';
import { sealPlainRows } from '../../../server/privacy/reseal';
import { rotateKeys } from '../../../server/privacy/rotate';
import { SealBroken } from '../../../server/crypto/seal';
import { sealedTables } from '../../../server/db/sealedTables';
import { findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { listInvitations, recordInvitation } from '../../../server/repositories/invitations';
import { findByTaxCode, findRequest } from '../../../server/repositories/requests';
import { jpeg } from '../files';
import { applicant, seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';
import { invitationOf } from './invitation';

const SECRET = 'secret of the tests';
const older = { id: 'test', key: Buffer.alloc(KEY_BYTES, 7) };
const newer = { id: 'newer', key: Buffer.alloc(KEY_BYTES, 9) };
const use = (...keys: (typeof older)[]): void => useKeyring(createKeyring(keys, SECRET));

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
beforeEach(() => use(older));
afterAll(() => service.close());

const store = () => openDocumentStore(service.config);
const invite = (guid: string): Promise<void> =>
  recordInvitation(service.deps.db, invitationOf(guid, service.clock.now()));

/** Said by hand: a column that is no longer sealed, or a new one that should be, has to be thought of here. */
it('seals exactly these columns, each under the place of its own name', () => {
  const columns = sealedTables.flatMap(({ columns: all }) =>
    all.map(({ place, index }) => [place, index?.name]),
  );
  // Strict: another equality takes a column without an index for one that is not there.
  expect(Object.fromEntries(columns)).toStrictEqual({
    'answers.value': undefined,
    'codes.target': undefined,
    'invitations.campaign_url': undefined,
    'invitations.codice_fiscale': undefined,
    'invitations.email': undefined,
    'invitations.encrypted_reporter_id': undefined,
    'invitations.phone_number': undefined,
    'invitations.promo_code': undefined,
    'outbox.code': undefined,
    'outbox.recipient': undefined,
    'outbox.text': undefined,
    'requests.cf': 'cfIndex',
    'requests.email': 'emailIndex',
    'requests.phone': 'phoneIndex',
  });
  expect(sealedTables.filter(({ key }) => key.length === 0)).toEqual([]);
});

it('seals every row and file anew, so that the old key can go', async () => {
  const { db } = service.deps;
  await checkKeys(db);
  const { guid, client } = await seedRequest(service);
  await invite(guid);
  await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  await service.deps.mail.send({ to: applicant.email, subject: 's', text: 't', code: '123456' });
  const before = await findAnswers(db, guid, 'address-info');

  use(newer, older);
  const rotated = await rotateKeys(db, await store());
  expect(rotated).toMatchObject({ brokenRows: 0, brokenFiles: [], dropped: ['test'], files: 1 });
  expect(rotated.rows).toBeGreaterThan(before.length);
  expect(await rotateKeys(db, await store())).toMatchObject({ rows: 0, files: 0, dropped: [] });

  use(newer);
  await checkKeys(db);
  expect(await findAnswers(db, guid, 'address-info')).toEqual(before);
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

it('writes over nothing that the service writes meanwhile, however it falls', async () => {
  const { db } = service.deps;
  use(newer, older);
  await rotateKeys(db, await store());
  const { guid } = await seedRequest(service);
  const answer = (number: number) => ({
    widget: `w${number % 40}`,
    component: 'c',
    value: `value ${number}`,
  });
  for (let number = 0; number < 40; number += 1)
    await saveAnswers(db, guid, 'busy', [answer(number)], service.clock.now());

  use(older, newer);
  let written = 40;
  let isDone = false;
  const writing = (async () => {
    while (!isDone && written < 2000) {
      await saveAnswers(db, guid, 'busy', [answer(written)], service.clock.now());
      written += 1;
      // PGlite answers without ever leaving the turn: files are read in others.
      await turn();
    }
  })();
  const rotated = await rotateKeys(db, await store());
  isDone = true;
  await writing;
  expect(rotated.brokenRows).toBe(0);
  const last = new Map<string, string>();
  for (let number = 0; number < written; number += 1) last.set(answer(number).widget, answer(number).value);
  const saved = await findAnswers(db, guid, 'busy');
  expect(new Map(saved.map(({ widget, value }) => [widget, value]))).toEqual(last);
});

it('loses no write that falls between its read and its own', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  await saveAnswers(db, guid, 'race', [{ widget: 'w', component: 'c', value: 'first' }], service.clock.now());
  use(newer, older);
  // Another's write comes in just before the rotation's own of the one answer that is there.
  await db.execute(sql`delete from answers where guid <> ${guid} or step <> 'race'`);
  let number = 0;
  const between = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'update') return Reflect.get(target, name, receiver) as unknown;
      return (table: Parameters<typeof db.update>[0]) => {
        const update = target.update(table);
        if (table !== answers) return update;
        return {
          set: (changes: Parameters<typeof update.set>[0]) => ({
            where: (where: Parameters<ReturnType<typeof update.set>['where']>[0]) => ({
              returning: async () => {
                number += 1;
                const value = `written meanwhile ${number}`;
                await saveAnswers(
                  db,
                  guid,
                  'race',
                  [{ widget: 'w', component: 'c', value }],
                  service.clock.now(),
                );
                return update
                  .set(changes)
                  .where(where)
                  .returning({ one: sql`1` });
              },
            }),
          }),
        };
      };
    },
  });
  await rotateKeys(between, await store());
  expect(number).toBeGreaterThan(0);
  expect(await findAnswers(db, guid, 'race')).toMatchObject([{ value: `written meanwhile ${number}` }]);
});

it('names what no key opens, seals the rest, and keeps the old keys asked for', async () => {
  const { db } = service.deps;
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
  await documents.remove(key);
  await db.execute(sql`delete from answers where step = 'lost'`);
  expect(await rotateKeys(db, documents)).toMatchObject({ brokenRows: 0, dropped: ['test'] });
});

it('seals what an earlier version wrote in plain, and finds it again by its blind indexes', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  const plain = { cf: 'VRDGPP80A01H501U', email: 'giuseppe@posta.example', phone: '3339876543' };
  await db.execute(
    sql`update requests set cf = ${plain.cf}, email = ${plain.email}, phone = ${plain.phone}, cf_index = '', email_index = '', phone_index = '' where guid = ${guid}`,
  );
  await db.execute(sql`update answers set value = 'Roma' where guid = ${guid} and component = 'citta'`);
  await invite(guid);
  await db.execute(sql`update invitations set promo_code = 'ESTATE' where guid = ${guid}`);
  expect(await findByTaxCode(db, plain.cf)).toEqual([]);
  const sealed = await sealPlainRows(db);
  expect(sealed.rows).toBeGreaterThan(1);
  expect(await sealPlainRows(db)).toEqual({ rows: 0, overtaken: 0, broken: 0 });
  expect((await findByTaxCode(db, plain.cf)).map((one) => one.guid)).toEqual([guid]);
  expect(await findRequest(db, guid)).toMatchObject(plain);
  expect(await listInvitations(db, guid)).toMatchObject([{ promoCode: 'ESTATE' }]);
  const [invited] = await db
    .select({ promo: sql<string>`promo_code` })
    .from(sql`invitations`)
    .where(sql`guid = ${guid}`);
  expect(invited?.promo).toMatch(/^s1\./);
  const raw = await db.select({ one: sql<string>`${sql.identifier('cf')}` }).from(sql`requests`);
  expect(raw.filter(({ one }) => one !== '' && !one.startsWith('s1.'))).toEqual([]);
});
