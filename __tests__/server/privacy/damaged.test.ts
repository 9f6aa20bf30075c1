import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRequest } from '../../../server/privacy/exportRequest';
import { contractsInOrder } from '../../../server/repositories/signing';
import { signed, testService } from '../support';
import { apiOf, reviewerToken } from '../support/reviewers';

const service = testService();
let guid: string;
beforeAll(async () => {
  guid = (await signed(service)).step.guid;
  const [questionnaire] = await contractsInOrder(service.deps.db, guid);
  const key = questionnaire?.storageKey ?? '';
  await writeFile(join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key), 'damaged');
});

it('the export of a request with a damaged file goes on, and names the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apertura-damaged-'));
  const exported = await exportRequest(service.deps, guid, join(folder, 'request'));
  expect(exported).toMatchObject({ missing: 0, broken: ['questionnaire.pdf'] });
  const files = await readdir(join(folder, 'request', 'files'));
  expect([files.length, files.includes('questionnaire.pdf')]).toEqual([exported?.files, false]);
  await rm(folder, { recursive: true });
});

it('[R6-01] the review API says that a file is damaged', async () => {
  const api = apiOf(service, await reviewerToken(service, 'Rita Revisora'));
  const answer = await api(`/contracts/${guid}/questionnaire.pdf`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    status: 'bad_request',
    message: expect.stringContaining('Il file conservato è danneggiato'),
  });
});
