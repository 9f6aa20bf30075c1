import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { sessions } from '../../../server/db/schema';
import { eraseRequest, RequestSigned } from '../../../server/privacy/erase';
import { isOwned, ownedTables } from '../../../server/privacy/eraseRows';
import { exportRequest } from '../../../server/privacy/exportRequest';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { listAudit } from '../../../server/repositories/audit';
import { saveCaptcha } from '../../../server/repositories/captchas';
import { writeCodeMessage } from '../../../server/repositories/codeMessages';
import { saveCode } from '../../../server/repositories/codes';
import { saveCredential } from '../../../server/repositories/credentials';
import { recordInvitation } from '../../../server/repositories/invitations';
import { listMessages } from '../../../server/repositories/outbox';
import { findRequest, updateRequest } from '../../../server/repositories/requests';
import { queueTimeStamps } from '../../../server/repositories/timeStamps';
import { writeMail } from '../../../server/repositories/reviewMails';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { signedOutMark } from '../../../server/session/signedOut';
import { applicant, seedRequest, type Seeded } from '../seed';
import { storedFiles } from '../storedFiles';
import { signDocuments } from '../support/signing';
import { startTestApp, type TestApp } from '../support';
import { invitationOf } from './invitation';

let service: TestApp;
let own: Seeded;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const whole = async (): Promise<Seeded> => {
  const { db } = service.deps;
  const seeded = await seedRequest(service);
  const { guid, client } = seeded;
  const at = service.clock.now();
  await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  await updateRequest(db, guid, { step: 'contract', updatedAt: at });
  for (const { stampeId, barCode = '' } of (await client.call('contactContractList', { guid })).data)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  await saveCaptcha(db, { guid, phrase: 'mare verde', createdAt: at, confirmedAt: null });
  await saveCredential(db, { guid, passwordHash: '$argon2id$canary', createdAt: at });
  const code = { guid, purpose: 'sms', sessionId: 's', target: applicant.cellulare, guesses: 0 } as const;
  await saveCode(db, { ...code, hash: 'canary of a hash', sentAt: at, expiresAt: at });
  await writeCodeMessage(db, {
    ...{ guid, purpose: 'sms', sessionId: 's', target: applicant.cellulare, digits: '739251' },
    ...{ expiresAt: at, attempts: 1, nextAt: at, attempt: 'a' },
    ...{ earlierHash: 'canary of an earlier hash', earlierTarget: applicant.cellulare, earlierGuesses: 0 },
    ...{ earlierSentAt: at, earlierExpiresAt: at },
  });
  await recordInvitation(db, invitationOf(guid, at));
  const change = { type: 'document.accepted', state: 'completed', at } as const;
  await recordChange(db, { guid, journey: 'ABCDEFGH' }, change);
  await writeMail(db, { guid, document: 'FRONT_DOC_1', kind: 'refused', origin: 'https://x.example', at });
  await queueTimeStamps(db, [{ guid, kind: 'contract' }], at);
  await service.deps.sms.send({ to: `+39${applicant.cellulare}`, text: 'Codice', code: '123456' });
  return seeded;
};
beforeEach(async () => {
  own = await whole();
});

const rowsOf = async (guid: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const owned of ownedTables) {
    const rows = await service.deps.db
      .select({ one: sql`1` })
      .from(owned.table)
      .where(isOwned(owned, guid));
    counts[getTableName(owned.table)] = rows.length;
  }
  return counts;
};

describe('the erasure of a request', () => {
  it('leaves no row and no file but one line without a value, and touches nothing of others', async () => {
    const { db } = service.deps;
    const other = await whole();
    const email = 'altra@posta.example';
    const updatedAt = service.clock.now();
    await updateRequest(db, other.guid, { email, phone: '3330000000', updatedAt });
    await service.deps.mail.send({ to: email, subject: 's', text: 't' });
    const signedOut = eq(sessions.guid, signedOutMark(own.guid));
    const parted = await seedRequest(service);
    await db
      .update(sessions)
      .set({ guid: signedOutMark(own.guid) })
      .where(eq(sessions.guid, parted.guid));
    const before = await rowsOf(own.guid);
    // The test's own request reaches every table: one that is new has to be thought of here.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.keys(before)).toHaveLength(15);
    const others = await rowsOf(other.guid);
    const files = (await storedFiles(service)).length;

    expect(await eraseRequest(service.deps, own.guid, 'command')).toBe(3);
    expect(await db.select().from(sessions).where(signedOut)).toEqual([]);
    const after = await rowsOf(own.guid);
    expect(after).toEqual({ ...Object.fromEntries(Object.keys(before).map((name) => [name, 0])), audit: 1 });
    expect(await listAudit(db, own.guid)).toEqual([
      {
        guid: own.guid,
        at: service.clock.now(),
        event: 'erased',
        details: expect.objectContaining({ by: 'command', files: 3 }),
      },
    ]);
    expect((await storedFiles(service)).length).toBe(files - 3);
    expect(await rowsOf(other.guid)).toEqual(others);
    const recipients = (await listMessages(db)).map(({ recipient }) => recipient);
    expect(recipients).toContain(email);
    expect(recipients).not.toContain(`+39${applicant.cellulare}`);
    expect(await eraseRequest(service.deps, own.guid, 'command')).toBeUndefined();
    expect((await listAudit(db, own.guid)).length).toBe(1);
  });

  it('stops at a request of which one document is signed, unless that is asked for', async () => {
    const { db } = service.deps;
    await signDocuments(service, own.guid, { kinds: ['questionnaire'] });
    const before = await rowsOf(own.guid);
    await expect(eraseRequest(service.deps, own.guid, 'command')).rejects.toThrow(RequestSigned);
    expect(await rowsOf(own.guid)).toEqual(before);
    expect(await eraseRequest(service.deps, own.guid, 'command', { evenSigned: true })).toBe(3);
    expect(await findRequest(db, own.guid)).toBeUndefined();
  });

  it('of a request that somebody is at: an upload under way leaves neither row nor file', async () => {
    const files = (await storedFiles(service)).length;
    const updatedAt = service.clock.now();
    await updateRequest(service.deps.db, own.guid, { step: 'identification', updatedAt });
    const upload = own.client.multipart('documentUpload', { type: 'FRONT_DOC_2' }, await jpeg(900, 700));
    const erased = await eraseRequest(service.deps, own.guid, 'command');
    await upload;
    expect(erased).toBeGreaterThanOrEqual(3);
    expect((await rowsOf(own.guid))['documents']).toBe(0);
    expect((await storedFiles(service)).length).toBeLessThanOrEqual(files - 3 + 1);
  });
});

describe('the export of a request', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apertura-export-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('holds every row, opened, under the names of the specification, and every file as it was stored', async () => {
    const target = join(folder, 'request');
    const exported = await exportRequest(service.deps, own.guid, target);
    expect(exported).toEqual({ folder: target, files: 3, missing: 0, broken: [] });
    const text = await readFile(join(target, 'data.json'), 'utf8');
    const data = JSON.parse(text) as {
      answers: Record<string, Record<string, Record<string, string>>>;
      tables: Record<string, Record<string, unknown>[]>;
      evidence: { file: string; sha256: string; isAsStored: boolean; isInAudit: boolean }[];
    };
    const { nome, cf } = applicant;
    expect(data.answers['contact-info']?.['anagrafica']).toMatchObject({ nome, cf });
    expect(data.tables['requests']).toMatchObject([{ cf: applicant.cf, email: applicant.email }]);
    expect(data.tables['invitations']).toMatchObject([{ codiceFiscale: applicant.cf }]);
    const saved = data.tables['step_answers']?.map(({ updatedAt }) => updatedAt);
    expect(new Set(saved)).toEqual(new Set([service.clock.now().toISOString()]));
    expect(data.tables['outbox']).toMatchObject([{ text: 'Codice' }]);
    const counts = await rowsOf(own.guid);
    for (const { table } of ownedTables) {
      const name = getTableName(table);
      expect([name, data.tables[name]?.length]).toEqual([name, counts[name]]);
    }
    expect(data.evidence).toHaveLength(3);
    for (const { file, sha256, isAsStored, isInAudit } of data.evidence) {
      const bytes = await readFile(join(target, file));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect([isAsStored, isInAudit]).toEqual([true, true]);
    }
    const files = ['FRONT_DOC_1.jpg', 'contract.pdf', 'questionnaire.pdf'];
    expect((await readdir(join(target, 'files'))).sort()).toEqual(files);
    for (const secret of ['canary', '739251']) expect(text).not.toContain(secret);
    expect((await stat(target)).mode & 0o777).toBe(0o700);
    expect((await stat(join(target, 'data.json'))).mode & 0o777).toBe(0o600);
  });

  it('knows no other request, and writes over no folder', async () => {
    expect(await exportRequest(service.deps, 'nobody', join(folder, 'x'))).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    await exportRequest(service.deps, own.guid, folder);
    await expect(exportRequest(service.deps, own.guid, folder)).rejects.toThrow();
  });
});
