import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { endReaders } from '../../../server/formats/readers';
import { createLog } from '../../../server/log';
import { exportRequest } from '../../../server/privacy/exportRequest';
import { listAudit } from '../../../server/repositories/audit';
import { findDocument, readingText } from '../../../server/repositories/documents';
import { file, pdf } from '../files';
import { seedRequest, type Seeded } from '../seed';
import { testService, upload } from '../support';
import { CIE, pictureBytes } from './pictures';

const METRICS_TOKEN = 'a token of the tests';
const lines: string[] = [];
const service = testService(() => ({
  environment: { METRICS_TOKEN },
  deps: { log: createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) }) },
}));
afterAll(endReaders);
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service);
});

const TYPE = 'BACK_DOC_1';
const cie = { ...file(pictureBytes('cie-back-s005')), contentType: 'image/jpeg' };
const send = (what = cie) =>
  upload(own.client, { name: 'documentUpload', fields: { type: TYPE }, file: what });

it('the answer has what was read, and the same again where the same bytes come twice', async () => {
  const expected = { status: 'success', data: { reading: { ...CIE, side: 'back' } } };
  expect(await send()).toMatchObject(expected);
  expect(await send()).toMatchObject(expected);
});

it('where nothing is read the answer has the specification’s fields alone', async () => {
  const answer = await send(await pdf());
  expect(answer).not.toHaveProperty('data');
  expect(await findDocument(service.deps.db, own.guid, TYPE)).toMatchObject({ reading: '' });
});

it('no log, metric or trail has what was read', async () => {
  const { app, deps } = service;
  await send();
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const metrics = (await app.inject({ url: '/metrics', headers: { authorization } })).body;
  const trail = JSON.stringify(await listAudit(deps.db, own.guid));
  expect(lines.join('')).toContain('/wgt/document/upload');
  expect(trail).toContain(TYPE);
  expect([lines.join(''), metrics, trail].join('')).not.toMatch(
    new RegExp([CIE.number, CIE.taxCode, CIE.expiryDate, CIE.birthDate, 'INVENTATI', '2006121ITA'].join('|')),
  );
});

it('what was read is sealed in the row, goes with the file, and is exported', async () => {
  const { db } = service.deps;
  await send();
  const row = await findDocument(db, own.guid, TYPE);
  if (!row) throw new Error('Nothing is stored');
  expect(JSON.parse(readingText(db, row))).toMatchObject({ mrz: { number: CIE.number } });
  const { rows } = (await db.execute(sql`select * from documents where guid = ${own.guid}`)) as {
    rows: object[];
  };
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${CIE.number}|${CIE.taxCode}|INVENTATI`));
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-reading-'));
  try {
    await exportRequest(service.deps, own.guid, path.join(folder, 'export'));
    expect(readFileSync(path.join(folder, 'export', 'data.json'), 'utf8')).toContain(CIE.number);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await send(await pdf());
  expect(await findDocument(db, own.guid, TYPE)).toMatchObject({ reading: '' });
});
