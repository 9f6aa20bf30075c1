import { hash } from 'node:crypto';
import { CONDITIONS_VERSION } from '../../../server/pdf/conditions';
import { listAudit } from '../../../server/repositories/audit';
import { contractsInOrder } from '../../../server/repositories/signing';
import { findRequest } from '../../../server/repositories/requests';
import { mailPapers } from '../../../server/resume/contractActions';
import { askDocument } from '../../../server/review/review';
import { applicant, seedRequest } from '../seed';
import { signDocuments } from '../support/signing';
import { reviewerOf, signed, startTestApp, unlocked, walkTo, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const trail = async (guid: string, event: string) =>
  (await listAudit(service.deps.db, guid)).filter((entry) => entry.event === event);

it('lists for each document what was made, noticed and signed, by the hashes of the very PDF', async () => {
  const { step } = await signed(service);
  const contracts = await contractsInOrder(service.deps.db, step.guid);
  const entries = await trail(step.guid, 'document-signed');
  expect(entries).toHaveLength(2);
  for (const [at, contract] of contracts.entries()) {
    const sealed = (await service.deps.documents.get(contract.storageKey)) ?? Buffer.of();
    expect(entries[at]?.details).toEqual({
      kind: contract.kind,
      stampeId: contract.stampeId,
      barCode: contract.barCode,
      sha256: hash('sha256', sealed.subarray(0, contract.agreedSize)),
      bytes: contract.agreedSize,
      sealedSha256: hash('sha256', sealed),
      seal: 'trial',
      how: 'step',
      madeAt: contract.createdAt.toISOString(),
      noticeAt: contract.noticeAt?.toISOString(),
      signedAt: contract.signedAt?.toISOString(),
      conditionsVersion: CONDITIONS_VERSION,
      consents: expect.objectContaining({}),
    });
  }
  expect((await trail(step.guid, 'document-made')).length).toBeGreaterThanOrEqual(2);
  expect(await trail(step.guid, 'document-noticed')).toHaveLength(2);
});

it('lists the text versions of a document once, whichever way it is signed', async () => {
  const { db } = service.deps;
  const { guid, client } = await seedRequest(service, { step: 'contract' });
  const [first] = (await client.call('contactContractList', { guid })).data;
  const noticed = { stampeId: first?.stampeId ?? '', barcode: first?.barCode ?? '' };
  for (const call of [noticed, noticed]) await client.call('presaVisione', call);
  expect(await trail(guid, 'document-noticed')).toHaveLength(1);
  const [questionnaire] = await contractsInOrder(db, guid);
  if (!questionnaire) throw new Error('There is no questionnaire');
  const at = service.clock.now();
  await signDocuments(service, guid, { kinds: ['questionnaire'], how: 'signDocument' });
  service.clock.pass({ minutes: 1 });
  await signDocuments(service, guid);
  const entries = await trail(guid, 'document-signed');
  expect(entries.map(({ details }) => [details['kind'], details['how']])).toEqual([
    ['questionnaire', 'signDocument'],
    ['contract', 'step'],
  ]);
  expect(entries[0]?.details).toMatchObject({
    conditionsVersion: CONDITIONS_VERSION,
    consents: { consensoPrivacy: '2026-11' },
  });
  expect((await contractsInOrder(db, guid))[0]?.signedAt).toEqual(at);
});

it('lists what was sent, and holds no personal value', async () => {
  const journey = await signed(service);
  const { guid } = journey.step;
  await askDocument(reviewerOf(service), guid, 'CONTENT_BILL');
  const request = await findRequest(service.deps.db, guid);
  if (!request) throw new Error('The request is gone');
  await mailPapers(service.deps, request);
  const documents = (await contractsInOrder(service.deps.db, guid)).map(({ sha256 }) => ({ sha256 }));
  expect(await trail(guid, 'papers-mailed')).toMatchObject([{ details: { documents } }]);
  expect(await trail(guid, 'news-mailed')).toMatchObject([{ details: { kind: 'asked' } }]);
  const text = JSON.stringify(await listAudit(service.deps.db, guid));
  const { cf, email, cellulare, nome, cognome } = journey.applicant;
  for (const value of [cf, email, cellulare, nome, cognome, applicant.cf]) expect(text).not.toContain(value);
});

it('lists each opening by code, and the state in which the request was found', async () => {
  for (const [slug, state] of [
    ['card', 'open'],
    ['thanks', 'completed'],
  ] as const) {
    const journey = await walkTo(service, slug);
    const { guid } = journey.step;
    for (const times of [1, 2]) {
      service.clock.pass({ minutes: 11 });
      const client = await unlocked(service, journey);
      expect(await trail(guid, 'resumed')).toHaveLength(times - 1);
      await client.call('contactResume', { guid });
      const entry = { at: service.clock.now(), details: { state } };
      expect((await trail(guid, 'resumed')).slice(times - 1)).toMatchObject([entry]);
    }
  }
});
