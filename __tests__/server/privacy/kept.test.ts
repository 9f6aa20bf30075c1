import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config';
import { openDatabase } from '../../../server/db/open';
import { readPdf } from '../pdf/readPdf';
import { jpeg } from '../files';
import { applicant, seedRequest } from '../seed';
import { recordInvitation } from '../../../server/repositories/invitations';
import { updateRequest } from '../../../server/repositories/requests';
import { startTestApp } from '../support';
import { runServiceCommand } from '../support/command';
import { placePglite } from '../support/database';
import { invitationOf } from './invitation';

/** On the embedded database in a folder, whose raw files are read: these do not follow TEST_DATABASE_URL. */
let folder: string;
let guid: string;
/** The request's tax code as it lies in the database. */
let sealedCf: string;
const KEY = Buffer.alloc(32, 7).toString('base64');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-kept-'));
  await placePglite(folder);
  const config = readConfig({ DATA_DIR: folder });
  const log = { error: () => undefined, warn: () => undefined };
  const database = await openDatabase(config, log, 0);
  const service = await startTestApp({
    database,
    environment: { DATA_DIR: folder, DOCUMENTS_URL: `file://${folder}/documents` },
  });
  const own = await seedRequest(service, { step: 'contract' });
  guid = own.guid;
  const early = await seedRequest(service);
  const sent = await early.client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  expect(sent.json()).toMatchObject({ status: 'success' });
  await own.client.call('contactContractList', { guid });
  const text = `Ciao ${applicant.nome}, il codice è 908172`;
  await service.deps.mail.send({ to: applicant.email, subject: 'x', text, code: '908172' });
  await recordInvitation(service.deps.db, {
    ...invitationOf(guid, service.clock.now()),
    campaignUrl: 'https://banca.example/?utm_term=canarino-campagna',
    encryptedReporterId: 'canarino-segnalatore',
    promoCode: 'CANARINO50',
  });
  await updateRequest(service.deps.db, guid, { state: 'completed', updatedAt: service.clock.now() });
  const stored = await service.deps.db.execute(sql`select cf from requests where guid = ${guid}`);
  sealedCf = (stored as { rows: { cf: string }[] }).rows[0]?.cf ?? '';
  await service.close();
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rawFiles = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file), await readFile(file));
  }
  return files;
};

it('leaves no personal value in any byte of the database folder or of the document folder', async () => {
  const files = await rawFiles();
  const documents = [...files].filter(([name]) => name.startsWith('documents/'));
  expect(documents).toHaveLength(3);
  expect([...files.keys()].some((name) => name.startsWith('db/pg_wal/'))).toBe(true);
  const { cf, email, cellulare, cognome } = applicant;
  const ofSteps = ['Officina Creativa', 'Alessandro Manzoni', '01234567897'];
  for (const canary of [cf, email, cellulare, cognome, ...ofSteps, '908172', 'canarino', 'CANARINO', '%PDF-'])
    for (const encoding of ['utf8', 'utf16le'] as const) {
      const found = [...files].filter(([, bytes]) => bytes.includes(Buffer.from(canary, encoding)));
      expect([canary, found.map(([name]) => name)]).toEqual([canary, []]);
    }
  for (const [name, bytes] of documents) {
    expect([name, bytes.subarray(0, 4).toString()]).toEqual([name, 'APS1']);
    expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  }
  // The canaries can be found: what is no secret is there.
  expect([...files.values()].some((bytes) => bytes.includes(Buffer.from(guid)))).toBe(true);
});

const data = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const keys = { ENCRYPTION_KEYS: `test:${KEY}`, CODE_KEY: 'secret of the tests' };
  return runServiceCommand('operations', args, { DATA_DIR: folder, ...keys, ...settings });
};

it('exports a request by command, with an exit code for what is not there', async () => {
  const nobody = { status: 1, stderr: 'There is no request nobody.\n' };
  expect(await data(['export', 'nobody'])).toMatchObject(nobody);
  const target = path.join(folder, 'out');
  expect(await data(['export', guid, target])).toMatchObject({ status: 0, stderr: '' });
  expect(await readFile(path.join(target, 'data.json'), 'utf8')).toContain(applicant.cf);
  const { text } = await readPdf(await readFile(path.join(target, 'files', 'contract.pdf')));
  expect(text).toContain(applicant.cf);
});

it.each([
  [[], 'A command is missing.'],
  [['dance'], 'There is no command dance.'],
  [['erase'], 'erase: an argument is missing.'],
  [['erase', 'x', '--all'], "Unknown option '--all'."],
  [['export', '--all'], "export: unknown option '--all'."],
  [['webhooks', 'x', 'y'], "webhooks: unexpected argument 'y'."],
])('says in one line above the usage why it refuses %j', async (args, line) => {
  const { status, stdout, stderr } = await data(args);
  expect([status, stdout, stderr.split('\n').slice(0, 3)]).toEqual([
    2,
    '',
    [line, '', 'Usage: npm run data -- COMMAND'],
  ]);
});

/** Files of tables and indexes that hold the sealed tax code, which nothing else repeats. */
const holding = async (): Promise<string[]> =>
  [...(await rawFiles())]
    .filter(([name, bytes]) => name.startsWith('db/base/') && bytes.includes(sealedCf))
    .map(([name]) => name);

it('erases a signed request only where that is asked for, and leaves nothing of it in the tables', async () => {
  const signed = `Documents of ${guid} are signed: erase them too with --signed.\n`;
  expect(await data(['erase', guid])).toMatchObject({ status: 1, stdout: '', stderr: signed });
  expect(await data(['erase', guid, '--sure'])).toMatchObject({ status: 2 });
  expect((await holding()).length).toBe(1);
  const erased = 'Erased: every row of the request and 2 files.\n';
  expect(await data(['erase', guid, '--signed'])).toMatchObject({ status: 0, stdout: erased });
  expect(await holding()).toEqual([]);
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  it('ends a command with one line where the database lets nobody in', async () => {
    const address = new URL(server);
    address.pathname = '/apertura_none';
    const stderr = 'The database of DATABASE_URL refuses the service: 3D000\n';
    expect(await data(['sweep'], { DATABASE_URL: address.href })).toMatchObject({ status: 1, stderr });
  });
}
