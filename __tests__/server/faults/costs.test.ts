import crypto from 'node:crypto';
import { NoopLogger } from 'drizzle-orm';
import { acts } from '../../../server/walk/acts';
import type { DocumentStore } from '../../../server/deps';
import { deliverWebhooks } from '../../../server/jobs';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';
import { newApplicant, personOf, signed, storeFiles, testService } from '../support';
import { seedRequest } from '../seed';
import { resumeCalls } from './resumeCalls';
import { reviewCalls } from './reviewCalls';

const WEBHOOK_SECRET = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];

const spent = { statements: 0, decryptions: 0, files: 0 };
type Cost = typeof spent;

const { logQuery } = NoopLogger.prototype;
beforeAll(() => {
  NoopLogger.prototype.logQuery = () => void (spent.statements += 1);
  const { createDecipheriv } = crypto;
  jest
    .spyOn(crypto, 'createDecipheriv')
    .mockImplementation((...given: Parameters<typeof createDecipheriv>) => {
      spent.decryptions += 1;
      return createDecipheriv(...given);
    });
});
afterAll(() => {
  NoopLogger.prototype.logQuery = logQuery;
  jest.restoreAllMocks();
});

const plain = testService();
const service = testService(() => {
  const { documents } = plain.deps;
  const get: DocumentStore['get'] = (key) => {
    spent.files += 1;
    return documents.get(key);
  };
  return {
    database: plain.database,
    deps: { documents: Object.assign(Object.create(documents) as DocumentStore, { get }) },
  };
});

const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
  Object.assign(spent, { statements: 0, decryptions: 0, files: 0 });
  await work();
  return { ...spent };
};

type Bound = readonly [statements: number, decryptions: number, files: number];

/** The most that each call may cost: statements, decryptions, files read. More needs a reason. */
const most: Readonly<Record<string, Bound>> = {
  onboardingStart: [6, 0, 0],
  checkCustomerInfo: [9, 0, 0],
  validateEmail: [18, 2, 0],
  confermaEmail: [11, 3, 0],
  validateCellulare: [22, 3, 0],
  confermaCellulare: [11, 4, 0],
  createPassword: [16, 8, 0],
  'next contact-info': [8, 2, 0],
  invitations: [7, 6, 0],
  'next address-info': [7, 2, 0],
  'next company-info': [8, 1, 0],
  questionnaireSave: [7, 6, 0],
  'next self-certifications': [8, 4, 0],
  'next card': [12, 7, 0],
  // The session is asked for again once the request is locked: here, at uploads and at what goes back.
  generateCaptcha: [10, 7, 0],
  videoUpload: [15, 9, 0],
  videoCaptcha: [10, 6, 0],
  documentUpload: [11, 6, 0],
  // The contract's step shows the answers of all steps.
  'next identification': [25, 17, 0],
  presaVisione: [3, 0, 0],
  // Five uploads and two contracts are read before they are signed; the signed ones are e-mailed.
  'next contract': [29, 13, 7],
};
const boundOf = (name: string) => most[name] ?? most[name.split(' ')[0] ?? ''];

/** Compares the name too, so that a failure shows whose cost it is. */
const expectAtMost = (name: string, cost: Cost, bound: Bound = [0, 0, 0]): void => {
  const found = [cost.statements, cost.decryptions, cost.files];
  const allowed = found.map((one, at) => Math.min(one, bound[at] ?? 0));
  expect([name, ...found]).toEqual([name, ...allowed]);
};

it('[R6-01] no call of an application runs more statements, decrypts more or reads more files than it needs', async () => {
  const client = service.client();
  const person = personOf(service, client, newApplicant());
  await person.caller.call('productInfo');
  for (const act of acts) {
    expectAtMost(act.name, await costOf(await act.prepare(person)), boundOf(act.name));
  }
});

const mostOfResume: Readonly<Record<string, Bound>> = {
  contactStart: [1, 0, 0],
  contactNext: [6, 6, 0],
  contactSendCell: [16, 6, 0],
  contactValidateCell: [13, 18, 0],
  contactList: [5, 5, 0],
  contactResume: [16, 6, 0],
  paperworkList: [6, 4, 0],
  reuploadDocument: [15, 12, 0],
  updateDocumentsKo: [12, 9, 0],
  resumeStart: [4, 6, 0],
};

it('[R7.5-01] [R7.9-01] no call of a resume or a re-upload costs more than it needs', async () => {
  for (const [name, call] of await resumeCalls(service)) {
    const cost = await costOf(async () =>
      expect([name, await call()]).toMatchObject([name, { status: 'success' }]),
    );
    expectAtMost(name, cost, mostOfResume[name]);
  }
});

/** One reading of its row, and one of that file. */
const mostOfFiles: Readonly<Record<string, Bound>> = {
  stampaContratto: [2, 1, 1],
  documentPreview: [3, 4, 1],
};

it('[R6-01] a file costs its applicant one reading of its row and of that file', async () => {
  const { client, guid } = await seedRequest(service, { step: 'contract' });
  await storeFiles(service, guid);
  const { data } = await client.call('contactContractList', { guid });
  const { stampeId = '', barCode = '' } = data[0] ?? {};
  const calls = {
    stampaContratto: () => client.send('stampaContratto', { stampeId, barCode }),
    documentPreview: () => client.send('documentPreview', { type: 'FRONT_DOC_1' }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const cost = await costOf(async () => expect((await call()).statusCode).toBe(200));
    expectAtMost(name, cost, mostOfFiles[name]);
  }
});

/** Tax code, e-mail and phone of each. */
const DECRYPTED_A_ROW = 3;

it("[R6-01] the reviewers' lists take a fixed number of statements, and decrypt each row's values once", async () => {
  const token = await reviewerToken(service, 'Rita Re');
  const api = apiOf(service, token);
  const browser = await signedInReviewer(service, 'Rita Re', token);
  const total = async () => (await api('/requests')).json<{ data: { total: number } }>().data.total;
  const costs: Cost[] = [];
  for (const more of [0, 9]) {
    const at = service.clock.now();
    for (let one = 0; one < more; one += 1)
      await seedRequest(service, { step: 'thanks', state: 'completed', completedAt: at });
    const count = await total();
    for (const list of [() => api('/requests'), () => browser.inject({ url: '/review' })]) {
      const cost = await costOf(list);
      expect(cost).toMatchObject({ decryptions: DECRYPTED_A_ROW * count, files: 0 });
      costs.push(cost);
    }
  }
  expect(new Set(costs.map(({ statements }) => statements)).size).toBe(1);
});

const mostOfReview: Readonly<Record<string, Bound>> = {
  '/requests/:guid': [13, 35, 0],
  '/documents/:guid/:type': [4, 4, 1],
  '/contracts/:guid/:kind.pdf': [4, 4, 1],
  // Each file is compared with its hash, once.
  '/requests/:guid/evidence': [13, 14, 7],
  '/requests/:guid/evidence.pdf': [13, 14, 7],
};

it('[R6-01] a request costs its reviewer one reading of its rows, and a file one reading of that file', async () => {
  const { step } = await signed(service);
  const name = 'Rosa Re';
  const token = await reviewerToken(service, name);
  for (const { path, call } of await reviewCalls(service, step.guid, { name, token })) {
    const cost = await costOf(async () => expect((await call()).statusCode).toBe(200));
    expectAtMost(path, cost, mostOfReview[path]);
  }
});

it('[R6-01] a webhook more costs its job one statement more, and nothing is decrypted for it', async () => {
  const { db, clock } = service.deps;
  const config = { ...service.config, WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET };
  const deliver = () => deliverWebhooks({ ...service.deps, config });
  await deliver();
  const costs: Cost[] = [];
  for (const count of [1, 4]) {
    for (let one = 0; one < count; one += 1) {
      const { guid } = await seedRequest(service);
      await recordChange(
        db,
        { guid, journey: '' },
        { type: 'request.signed', state: 'completed', at: clock.now() },
      );
    }
    costs.push(await costOf(async () => expect(await deliver()).toBe(count)));
  }
  const [one, four] = costs;
  expect(four).toEqual({ statements: (one?.statements ?? 0) + 3, decryptions: 0, files: 0 });
});
