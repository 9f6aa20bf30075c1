import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { StoredContract } from '../../../server/db/schema';
import type { Mail } from '../../../server/deps';
import { endpointOf, fillPath } from '../../../src/contract/endpoints';

import { openContract } from '../../../server/pdf/openContract';
import { exportRequest } from '../../../server/privacy/exportRequest';
import { listAudit } from '../../../server/repositories/audit';
import { contractsInOrder } from '../../../server/repositories/signing';
import { sendDueMails } from '../../../server/review/sendMails';
import { storedFiles } from '../storedFiles';
import { CURRENT, passStep, signed, testService, unlocked, walkTo } from '../support';
import { reviewerToken, signedInReviewer } from '../support/reviewers';
import { pdfsig, testFolder, VALID, WHOLE } from './tools';

const folder = testFolder();
const service = testService();

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const rowsOf = (guid: string): Promise<StoredContract[]> => contractsInOrder(service.deps.db, guid);

const requireValid = async (files: readonly (Buffer | undefined)[]): Promise<void> => {
  expect(files).toHaveLength(2);
  for (const file of files) {
    const said = await pdfsig(folder, file ?? Buffer.of());
    expect([said.includes(VALID), said.includes(WHOLE)]).toEqual([true, true]);
  }
};

it('[R4.7-01] what was agreed to is sealed, and is what is read, mailed, reviewed and exported', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const { guid, contracts } = step;
  const agreed = await rowsOf(guid);
  const sent = jest.spyOn(service.deps.mail, 'send');
  await passStep(service, client, applicant);

  const rows = await rowsOf(guid);
  const stored = await Promise.all(rows.map((row) => openContract(service.deps, row)));
  await requireValid(stored);
  for (const [at, row] of rows.entries()) {
    const { sha256: hash = '', storageKey } = agreed[at] ?? {};
    expect(row).toMatchObject({ agreedSha256: hash, seal: 'trial', stampedAt: null });
    expect(sha256((stored[at] ?? Buffer.of()).subarray(0, row.agreedSize))).toBe(hash);
    expect(row.sha256).toBe(sha256(stored[at] ?? Buffer.of()));
    expect(await service.deps.documents.get(storageKey ?? '')).toBeUndefined();
    const inAudit = JSON.stringify(await listAudit(service.deps.db, guid));
    for (const known of [row.sha256, row.agreedSha256]) expect(inAudit).toContain(known);
  }

  const again = await unlocked(service, { client, applicant, step });
  for (const [at, { stampeId, barCode = '' }] of contracts.entries()) {
    const url = fillPath(endpointOf('stampaContratto').path, { stampeId, barCode });
    expect(sha256((await again.inject({ url })).rawPayload)).toBe(rows[at]?.sha256);
  }

  await sendDueMails(service.deps);
  const mail = sent.mock.calls.map(([one]) => one).find((one: Mail) => one.attachments);
  expect(mail?.attachments?.map(({ content }) => sha256(content))).toEqual(rows.map((row) => row.sha256));

  const token = await reviewerToken(service, 'Rita Re');
  const browser = await signedInReviewer(service, 'Rita Re', token);
  for (const row of rows) {
    const answer = await browser.inject({ url: `/review/contracts/${guid}/${row.kind}.pdf` });
    expect(sha256(answer.rawPayload)).toBe(row.sha256);
  }

  await exportRequest(service.deps, guid, path.join(folder, guid));
  for (const row of rows)
    expect(sha256(readFileSync(path.join(folder, guid, 'files', `${row.kind}.pdf`)))).toBe(row.sha256);
  const { evidence } = JSON.parse(readFileSync(path.join(folder, guid, 'data.json'), 'utf8')) as {
    evidence: { file: string; isAsStored: boolean; isInAudit: boolean }[];
  };
  const ofContracts = evidence.filter(({ file }) => /questionnaire|contract/.test(file));
  expect(ofContracts).toMatchObject(rows.map(() => ({ isAsStored: true, isInAudit: true })));
});

it('[R6-01] one changed byte anywhere in a stored file is found when it is opened, in the signature too', async () => {
  const { step } = await signed(service);
  const [row] = await rowsOf(step.guid);
  if (!row) throw new Error('There is no document');
  const sealed = (await service.deps.documents.get(row.storageKey)) ?? Buffer.of();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: sealed.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (where, mask) => {
        const changed = Buffer.from(sealed);
        changed[where] = (changed[where] ?? 0) ^ mask;
        await service.deps.documents.put(row.storageKey, changed, 'application/pdf');
        expect(await openContract(service.deps, row)).toBeUndefined();
      },
    ),
    { numRuns: 40 },
  );
});

it('[R4.7-01] a second document is sealed when it is signed, and the first one stays as it was', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const { guid, contracts } = step;
  for (const { stampeId, barCode = '' } of contracts)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  const { stampeId = '', barCode = '' } = contracts[0] ?? {};
  await client.call('signDocument', { guid, stampeId, barCode });
  const [first, second] = await rowsOf(guid);
  expect([first?.seal, second?.seal]).toEqual(['trial', '']);
  expect((await client.call('onboardingNext', CURRENT)).name).toBe('Firma il contratto');
  await passStep(service, client, applicant);
  const rows = await rowsOf(guid);
  expect(rows[0]).toEqual(first);
  await requireValid(await Promise.all(rows.map((row) => openContract(service.deps, row))));
});

it('[R6-01] a document is read although another file has taken its place since its row was read', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const before = await rowsOf(step.guid);
  await passStep(service, client, applicant);
  for (const row of before) expect(await openContract(service.deps, row)).toBeDefined();
});

it('[R6-01] a signature leaves no file that no row names', async () => {
  const before = await storedFiles(service);
  const { step } = await signed(service);
  const rows = await rowsOf(step.guid);
  const files = (await storedFiles(service)).filter((key) => !before.includes(key));
  const FILES = 7;
  expect(files).toHaveLength(FILES);
  expect(files).toEqual(expect.arrayContaining(rows.map(({ storageKey }) => storageKey)));
});

it('[R6-01] nothing is signed where the key cannot sign, and the next attempt signs', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const before = await rowsOf(step.guid);
  jest.spyOn(service.deps.sealKey, 'sign').mockRejectedValueOnce(new Error('The HSM is away'));
  await expect(passStep(service, client, applicant)).rejects.toThrow();
  const unsigned = (await rowsOf(step.guid)).map(({ noticeAt: _, ...row }) => row);
  expect(unsigned).toEqual(before.map(({ noticeAt: _, ...row }) => row));
  await passStep(service, client, applicant);
  expect((await rowsOf(step.guid)).map(({ seal }) => seal)).toEqual(['trial', 'trial']);
});
