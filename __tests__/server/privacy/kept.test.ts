import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { applicant } from '../seed';
import { keptFolder } from './keptFolder';

const kept = keptFolder();

const rawFiles = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(kept.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(kept.folder, file), await readFile(file));
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
  expect([...files.values()].some((bytes) => bytes.includes(Buffer.from(kept.guid)))).toBe(true);
});

/** Files of tables and indexes that hold the sealed tax code, which nothing else repeats. */
const holding = async (): Promise<string[]> =>
  [...(await rawFiles())]
    .filter(([name, bytes]) => name.startsWith('db/base/') && bytes.includes(kept.sealedCf))
    .map(([name]) => name);

it('erases a signed request only on request, and leaves nothing in the tables', async () => {
  const signed = `Documents of ${kept.guid} are signed: erase them too with --signed.\n`;
  expect(await kept.data(['erase', kept.guid])).toMatchObject({ status: 1, stdout: '', stderr: signed });
  expect((await holding()).length).toBe(1);
  const erased = 'Erased: every row of the request and 2 files.\n';
  expect(await kept.data(['erase', kept.guid, '--signed'])).toMatchObject({ status: 0, stdout: erased });
  expect(await holding()).toEqual([]);
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  it('ends a command with one line where the database lets nobody in', async () => {
    const address = new URL(server);
    address.pathname = '/apertura_none';
    const stderr = 'The database of DATABASE_URL refuses the service: 3D000\n';
    expect(await kept.data(['sweep'], { DATABASE_URL: address.href })).toMatchObject({ status: 1, stderr });
  });
}
