import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import { contracts, documents as documentRows } from '../../../server/db/schema';
import type { DocumentStore, ListedFile, Quarantine } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey, QUARANTINE } from '../../../server/documents/keys';
import { eraseAbandoned } from '../../../server/jobs/retention';
import { sweepFiles } from '../../../server/jobs/sweep';
import { eraseRequest } from '../../../server/privacy/erase';
import { rotateKeys } from '../../../server/privacy/rotate';
import { saveAnswers } from '../../../server/repositories/answers';
import { contractsInOrder } from '../../../server/repositories/signing';
import { refuseDocument } from '../../../server/review/review';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { mp4, png, webm } from '../files';
import { applicant, seedRequest, seedReviewable, type Seeded } from '../seed';
import { paper, passStep, reviewerOf, upload, type TestApp } from '../support';

const TYPE = 'FRONT_DOC_1';
const HOUR_AND_MORE = 61;
const WEEK_AND_MORE = 8 * 24 * 60;

type Operation = (service: TestApp) => Promise<() => Promise<unknown>>;

const sendSide = async ({ client }: Seeded, content: Promise<Awaited<ReturnType<typeof jpeg>>>) =>
  client.multipart('documentUpload', { type: TYPE }, await content);
const sendVideo = ({ client, guid }: Seeded, file = webm()) =>
  upload(client, { name: 'videoUpload', fields: { type: VIDEO_UPLOAD_TYPE, guid }, file });

const reupload =
  (name: 'contactUpload' | 'reuploadDocument'): Operation =>
  async (service) => {
    const { client, guid } = await seedReviewable(service);
    await refuseDocument(reviewerOf(service), guid, TYPE, 'illeggibile');
    const { barCode } = await paper({ client, step: { guid } }, TYPE);
    const file = await png();
    return () => upload(client, { name, fields: { guid, type: TYPE, barCode }, file });
  };

const withContracts = async (service: TestApp): Promise<Seeded> => {
  const seeded = await seedRequest(service, { step: 'contract' });
  await seeded.client.call('contactContractList', { guid: seeded.guid });
  return seeded;
};

const ageAll = async ({ deps, config, clock }: TestApp): Promise<void> => {
  const files: string[] = [];
  for await (const page of deps.documents.list()) files.push(...page.map(({ key }) => key));
  for (const key of files)
    await utimes(join(config.DATA_DIR, 'documents', key.slice(0, 2), key), clock.now(), clock.now());
  clock.pass({ minutes: HOUR_AND_MORE });
};

const withQuarantineListed = (documents: DocumentStore, meanwhile: () => Promise<unknown>): DocumentStore => {
  const { quarantine } = documents;
  const list: Quarantine['list'] = async function* () {
    const files: ListedFile[] = [];
    for await (const page of quarantine.list()) files.push(...page);
    await meanwhile();
    yield files;
  };
  const listed = Object.assign(Object.create(quarantine) as Quarantine, { list });
  return Object.assign(Object.create(documents) as DocumentStore, { quarantine: listed });
};

export const operations: Readonly<Record<string, Operation>> = {
  'a first upload': async (service) => {
    const own = await seedRequest(service);
    return () => sendSide(own, jpeg());
  },
  'a replaced upload': async (service) => {
    const own = await seedRequest(service);
    await sendSide(own, jpeg());
    return () => sendSide(own, png());
  },
  'a first video': async (service) => {
    const own = await seedRequest(service);
    return () => sendVideo(own);
  },
  'a replaced video': async (service) => {
    const own = await seedRequest(service);
    await sendVideo(own);
    return () => sendVideo(own, mp4());
  },
  'a refused document, by contactUpload': reupload('contactUpload'),
  'a refused document, by reuploadDocument': reupload('reuploadDocument'),
  'the documents to sign': async (service) => {
    const { client, guid } = await seedRequest(service, { step: 'contract' });
    return () => client.send('contactContractList', { guid });
  },
  'the documents to sign, reached by a step': async (service) => {
    const { client } = await seedRequest(service);
    return () => passStep(service, client, { ...applicant, password: '' });
  },
  'the documents to sign, after an answer changed': async (service) => {
    const { client, guid } = await withContracts(service);
    const changed = { widget: 'residenza', component: 'indirizzo', value: `Corso Roma ${guid.length}` };
    await saveAnswers(service.deps.db, guid, 'address-info', [changed], service.clock.now());
    return () => client.send('contactContractList', { guid });
  },
  'a signature of one document': async (service) => {
    const { client, guid } = await withContracts(service);
    const [first] = await contractsInOrder(service.deps.db, guid);
    const { stampeId = '', barCode = '' } = first ?? {};
    await client.call('presaVisione', { stampeId, barcode: barCode });
    return () => client.send('signDocument', { guid, stampeId, barCode });
  },
  'the signature': async (service) => {
    const { client } = await withContracts(service);
    return () => passStep(service, client, { ...applicant, password: '' });
  },
  'an erasure by command': async (service) => {
    const own = await withContracts(service);
    await sendSide(own, jpeg());
    return () => eraseRequest(service.deps, own.guid, 'command', { evenSigned: true });
  },
  'an erasure by retention': async (service) => {
    const own = await withContracts(service);
    await sendSide(own, jpeg());
    service.clock.pass({ minutes: 31 * 24 * 60 });
    return () => eraseAbandoned(service.deps);
  },
  'a sweep': async (service) => {
    await service.deps.documents.put(newStorageKey(), Buffer.from('x'), 'image/png');
    await ageAll(service);
    return () => sweepFiles(service.deps);
  },
  'a sweep that brings a file back': async (service) => {
    const own = await seedRequest(service);
    await sendSide(own, jpeg());
    const rows = await service.deps.db.select().from(documentRows);
    const { storageKey = '' } = rows.find(({ guid }) => guid === own.guid) ?? {};
    await service.deps.documents.quarantine.add(storageKey);
    await ageAll(service);
    return () => sweepFiles(service.deps);
  },
  'a quarantine that is emptied after a file got its row back': async (service) => {
    const { deps, config, clock } = service;
    const own = await seedRequest(service);
    await sendSide(own, jpeg());
    const [row] = await deps.db.select().from(documentRows).where(eq(documentRows.guid, own.guid));
    if (!row) throw new Error('No document was stored');
    await deps.documents.quarantine.add(row.storageKey);
    const aside = join(config.DATA_DIR, 'documents', QUARANTINE, row.storageKey);
    await utimes(aside, clock.now(), clock.now());
    await deps.db.delete(documentRows).where(eq(documentRows.guid, own.guid));
    clock.pass({ minutes: WEEK_AND_MORE });
    const giveBack = () => deps.db.insert(documentRows).values(row).onConflictDoNothing();
    const documents = withQuarantineListed(deps.documents, giveBack);
    return () => sweepFiles({ ...deps, documents }, 'all');
  },
  'a rotation of the keys': async (service) => {
    const own = await seedRequest(service);
    await sendSide(own, jpeg());
    const keys = ['newer', 'test'].map((id) => ({ id, key: Buffer.alloc(KEY_BYTES, id === 'test' ? 7 : 9) }));
    const store = await openDocumentStore(service.config, createKeyring(keys, 'secret of the tests'));
    return () => rotateKeys(service.deps.db, store);
  },
};

export const namedKeys = async ({ deps: { db } }: TestApp): Promise<string[]> =>
  [...(await db.select().from(documentRows)), ...(await db.select().from(contracts))]
    .map(({ storageKey }) => storageKey)
    .filter((key) => key !== '');
