import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config';
import { openDatabase } from '../../../server/db/open';
import { recordInvitation } from '../../../server/repositories/invitations';
import { updateRequest } from '../../../server/repositories/requests';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { applicant, seedRequest } from '../seed';
import { startTestApp } from '../support';
import { runServiceCommand } from '../support/command';
import { placePglite } from '../../../scripts/testing/service/database';
import { invitationOf } from './invitation';

const KEY = Buffer.alloc(32, 7).toString('base64');

interface Kept {
  readonly folder: string;
  readonly guid: string;
  readonly sealedCf: string;
  /** Settings without which nothing opens it. */
  readonly keys: Readonly<Record<string, string>>;
  readonly data: (
    args: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof runServiceCommand>;
}

const keepIn = async (folder: string): Promise<Pick<Kept, 'guid' | 'sealedCf'>> => {
  await placePglite(folder);
  const config = readConfig({ DATA_DIR: folder });
  const log = { error: () => undefined, warn: () => undefined };
  const database = await openDatabase(config, log, 0);
  const service = await startTestApp({
    database,
    environment: { DATA_DIR: folder, DOCUMENTS_URL: `file://${folder}/documents` },
  });
  const own = await seedRequest(service, { step: 'contract' });
  const { guid } = own;
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
  const [{ cf: sealedCf } = { cf: '' }] = (stored as { rows: { cf: string }[] }).rows;
  await service.close();
  await database.close();
  return { guid, sealedCf };
};

/**
 * The data folder of a test file, on the embedded database: its raw files are read, so it does not follow
 * TEST_DATABASE_URL. It has a signed request, and is removed after the last test.
 */
export const keptFolder = (): Kept => {
  const kept = {} as { -readonly [Name in keyof Kept]: Kept[Name] };
  beforeAll(async () => {
    kept.folder = await mkdtemp(path.join(tmpdir(), 'apertura-kept-'));
    Object.assign(kept, await keepIn(kept.folder));
  });
  afterAll(() => rm(kept.folder, { recursive: true, force: true }));
  kept.keys = { ENCRYPTION_KEYS: `test:${KEY}`, CODE_KEY: 'secret of the tests' };
  kept.data = (args, settings = {}) => {
    return runServiceCommand('operations', args, { DATA_DIR: kept.folder, ...kept.keys, ...settings });
  };
  return kept;
};
