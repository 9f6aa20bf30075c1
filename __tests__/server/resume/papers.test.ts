import { needsReupload, paperworkLabel } from '../../../src/contract/states';
import type { PaperworkDetail } from '../../../src/contract/wire';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { findRequest, updateRequest } from '../../../server/repositories/requests';
import { contractsInOrder } from '../../../server/repositories/signing';
import type { Mail } from '../../../server/deps';
import { startTestApp, walkTo, type Journey, type TestApp } from '../support';

let service: TestApp;
let mails: Mail[];
beforeAll(async () => {
  const shared = await startTestApp();
  mails = [];
  service = await startTestApp({
    database: shared.database,
    deps: {
      mail: {
        send: async (mail) => {
          mails.push(mail);
          await shared.deps.mail.send(mail);
        },
      },
    },
  });
  closeShared = () => shared.close();
});
let closeShared: () => Promise<void>;
afterAll(async () => {
  await service.close();
  await closeShared();
});

const none = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };
const papers = async ({ client, step }: Journey): Promise<readonly PaperworkDetail[]> =>
  (await client.call('paperworkList', { guid: step.guid })).data;

/** What a review that refuses files leaves behind. */
const refuse = async (guid: string, types: readonly string[]): Promise<void> => {
  const { db, clock } = service.deps;
  for (const type of types) {
    const document = await findDocument(db, guid, type);
    if (document)
      await saveDocument(db, { ...document, sign: 'false', feedback: 'KO illeggibile', barCode: `9${type}` });
  }
  await updateRequest(db, guid, { state: 'document_ko', updatedAt: clock.now() });
};

describe('the papers of a request', () => {
  it('[R7.9-01] [R3.5-01] lists both contracts and every file, with what is to be done', async () => {
    const journey = await walkTo(service, 'thanks');
    const list = await papers(journey);
    expect(list.map(({ tipo }) => tipo)).toEqual([
      'Questionario',
      'Contratto',
      'BACK_DOC_1',
      'BACK_DOC_2',
      'Video Captcha',
      'FRONT_DOC_1',
      'FRONT_DOC_2',
    ]);
    expect(list.map(paperworkLabel)).toEqual([
      'Firmato',
      'Firmato',
      ...Array<string>(5).fill('Da verificare'),
    ]);
    expect(list.filter(needsReupload)).toEqual([]);
    for (const item of list) expect(Object.keys(item).sort()).toEqual(
      ['azioni', 'barCode', 'description', 'feedback', 'frontDocUploadType', 'sign', 'stampeId', 'tipo'],
    ); // prettier-ignore
  });

  it('[R7.9-01] [R4.6-02] shows refused files as to be uploaded again', async () => {
    const journey = await walkTo(service, 'thanks');
    await refuse(journey.step.guid, ['FRONT_DOC_1', 'FRONT_DOC_']);
    const again = (await papers(journey)).filter(needsReupload);
    expect(again.map((item) => [item.frontDocUploadType, paperworkLabel(item), item.feedback])).toEqual([
      ['FRONT_DOC_', 'Rifiutato', 'KO illeggibile'],
      ['FRONT_DOC_1', 'Rifiutato', 'KO illeggibile'],
    ]);
  });
});

describe('signing one document', () => {
  const sign = ({ client, step }: Journey, one: { stampeId: string; barCode: string }) =>
    client.call('signDocument', { guid: step.guid, barCode: one.barCode, stampeId: one.stampeId });

  it('[R7.9-04] needs its notice, signs once, and then the step is not gone back on', async () => {
    const journey = await walkTo(service, 'contract');
    const { client, step } = journey;
    const [questionnaire] = await contractsInOrder(service.deps.db, step.guid);
    if (!questionnaire) throw new Error('No contracts');
    expect(await sign(journey, questionnaire)).toMatchObject({
      status: 'bad_request',
      message: 'Prima di firmare apri e leggi il documento.',
    });
    await client.call('presaVisione', { stampeId: questionnaire.stampeId, barcode: questionnaire.barCode });
    expect(await sign(journey, questionnaire)).toEqual({ status: 'success' });
    const [signed] = await contractsInOrder(service.deps.db, step.guid);
    expect(signed?.signedAt).toEqual(service.clock.now());
    service.clock.pass({ seconds: 5 });
    expect(await sign(journey, questionnaire)).toEqual({ status: 'success' });
    expect((await contractsInOrder(service.deps.db, step.guid))[0]).toEqual(signed);
    expect((await client.call('onboardingBack')).name).toBe('Firma il contratto');
  });

  it('[R7.9-04] knows no document of other numbers', async () => {
    const journey = await walkTo(service, 'contract');
    expect(await sign(journey, { stampeId: 'x', barCode: 'y' })).toMatchObject({
      status: 'bad_request',
      message: 'Il documento richiesto non esiste.',
    });
  });
});

describe('giving refused documents back to the review', () => {
  it('[R7.9-03] [R4.4-03] refuses while one is still the refused one, then closes the matter', async () => {
    const journey = await walkTo(service, 'thanks');
    const { client, step } = journey;
    const { db } = service.deps;
    await refuse(step.guid, ['FRONT_DOC_1']);
    const update = { guid: step.guid, ...none, barCode1: '9FRONT_DOC_1' };
    expect(await client.call('updateDocumentsKo', update)).toMatchObject({
      status: 'bad_request',
      message: 'Carica tutti i documenti richiesti prima di inviarli.',
    });
    const document = await findDocument(db, step.guid, 'FRONT_DOC_1');
    if (document) await saveDocument(db, { ...document, sign: '', feedback: '' });
    expect(await client.call('updateDocumentsKo', { ...update, barCode2: 'unknown' })).toMatchObject({
      message: 'Il documento richiesto non esiste.',
    });
    expect(await client.call('updateDocumentsKo', update)).toEqual({ status: 'success' });
    expect((await findRequest(db, step.guid))?.state).toBe('completed');
  });

  it('[R7.9-03] counts the additional documents that were asked for', async () => {
    const { client, step } = await walkTo(service, 'thanks');
    const { db, clock } = service.deps;
    const payslip = {
      guid: step.guid,
      type: 'CONTENT_PAYSLIP',
      storageKey: '',
      contentType: '',
      size: 0,
      sha256: '',
      barCode: '77',
      additional: true,
      sign: 'never_uploaded',
      feedback: '',
      createdAt: clock.now(),
      askedAt: null,
    };
    await saveDocument(db, payslip);
    await updateRequest(db, step.guid, { state: 'document_ko', updatedAt: clock.now() });
    const update = {
      guid: step.guid,
      ...none,
      processAdditionalBarcodes: [{ processAdditionalBarcode: '77' }],
    };
    expect((await client.call('updateDocumentsKo', update)).status).toBe('bad_request');
    await saveDocument(db, { ...payslip, storageKey: 'k', size: 1, sha256: 'a', sign: '' });
    expect(await client.call('updateDocumentsKo', update)).toEqual({ status: 'success' });
  });

  it('[R7.9-03] refuses for a request with nothing refused', async () => {
    const { client, step } = await walkTo(service, 'card');
    expect(await client.call('updateDocumentsKo', { guid: step.guid, ...none })).toMatchObject({
      status: 'bad_request',
      message: 'Per questa richiesta non ci sono documenti da inviare di nuovo.',
    });
  });
});

describe('the papers by e-mail', () => {
  it('[R7.5-08] go as both PDFs to the address on file', async () => {
    const { client, step, applicant } = await walkTo(service, 'thanks');
    expect(await client.call('contactSendPdf', { guid: step.guid })).toEqual({ status: 'success' });
    const mail = mails.at(-1);
    expect(mail).toMatchObject({ to: applicant.email, subject: 'I documenti della tua richiesta' });
    expect(mail?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['questionario.pdf', 'application/pdf'],
      ['contratto.pdf', 'application/pdf'],
    ]);
    for (const { content } of mail?.attachments ?? [])
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await service.outbox())[0]).toMatchObject({
      recipient: applicant.email,
      channel: 'email',
      code: '',
    });
  });

  it('[R7.5-08] are refused before there are any', async () => {
    const { client, step } = await walkTo(service, 'card');
    expect(await client.call('contactSendPdf', { guid: step.guid })).toMatchObject({
      status: 'bad_request',
      message: 'I documenti di questa richiesta non sono ancora disponibili.',
    });
  });
});
