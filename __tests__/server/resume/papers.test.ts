import { isVideoCaptcha, needsReupload, paperworkLabel } from '../../../src/contract/states';
import { backUploadTypeOf } from '../../../src/contract/uploads';
import { findDocument } from '../../../server/repositories/documents';
import { updateRequest } from '../../../server/repositories/requests';
import { contractsInOrder } from '../../../server/repositories/signing';
import type { Mail } from '../../../server/deps';
import { acceptDocument, askDocument, refuseDocument } from '../../../server/review/review';
import { jpeg } from '../files';
import { papers, reviewerOf, signed, startTestApp, walkTo, type Journey, type TestApp } from '../support';

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

describe('the papers of a request', () => {
  it('[R7.9-01] [R3.5-01] lists both contracts and every document once, with what is to be done', async () => {
    const journey = await signed(service);
    const list = await papers(journey, journey.client);
    expect(list.map(({ tipo, description, frontDocUploadType }) => [tipo, description, frontDocUploadType])).toEqual([
      ['Questionario', 'Questionario di adeguata verifica', ''],
      ['Contratto', 'Contratto del conto business', ''],
      ['Documento 1', "Carta d'identita", 'FRONT_DOC_1'],
      ['Documento 2', 'Passaporto', 'FRONT_DOC_2'],
      ['Video Captcha', 'Video con il documento', 'FRONT_DOC_'],
    ]); // prettier-ignore
    expect(list.map(paperworkLabel)).toEqual([
      'Firmato',
      'Firmato',
      ...Array<string>(3).fill('Da verificare'),
    ]);
    expect(list.filter(needsReupload)).toEqual([]);
    expect(list.filter(isVideoCaptcha).map(({ tipo }) => tipo)).toEqual(['Video Captcha']);
    for (const { missing, ...item } of list) {
      expect(missing).toEqual(item.azioni === 'upload' ? [] : undefined);
      expect(Object.keys(item).sort()).toEqual(
      ['azioni', 'barCode', 'description', 'feedback', 'frontDocUploadType', 'sign', 'stampeId', 'tipo'],
      ); // prettier-ignore
    }
    const barCodes = list.map(({ barCode }) => barCode);
    expect(new Set(barCodes).size).toBe(list.length);
    for (const barCode of barCodes) expect(barCode).toMatch(/^\d{16}$/);
  });

  it('[R7.9-01] [R7.8-02] gives both sides of a document the one bar code, whichever came first', async () => {
    const { client, step } = await walkTo(service, 'identification');
    for (const type of ['BACK_DOC_2', 'FRONT_DOC_2', 'FRONT_DOC_1', 'BACK_DOC_1'])
      await client.multipart('documentUpload', { type }, await jpeg());
    const { data } = await client.call('paperworkList', { guid: step.guid });
    expect(data.map(({ tipo }) => tipo)).toEqual(['Documento 1', 'Documento 2']);
    for (const { frontDocUploadType, barCode } of data)
      for (const type of [frontDocUploadType, backUploadTypeOf(frontDocUploadType) ?? ''])
        expect((await findDocument(service.deps.db, step.guid, type))?.barCode).toBe(barCode);
    // Not answered yet what they are.
    expect(data.map(({ description }) => description)).toEqual(['Primo documento', 'Secondo documento']);
  });

  it('[R7.9-01] [R4.6-02] [R4.6-01] shows refused, accepted and asked documents as what they are', async () => {
    const journey = await signed(service);
    const reviewer = reviewerOf(service);
    const { guid } = journey.step;
    await acceptDocument(reviewer, guid, 'FRONT_DOC_2');
    await refuseDocument(reviewer, guid, 'BACK_DOC_1', 'illeggibile');
    await refuseDocument(reviewer, guid, 'FRONT_DOC_', 'non si sente la voce');
    await askDocument(reviewer, guid, 'CONTENT_BILL');
    const list = await papers(journey, journey.client);
    expect(list.map((item) => [item.tipo, item.sign, item.feedback, paperworkLabel(item)]).slice(2)).toEqual([
      ['Documento 1', 'false', 'KO illeggibile', 'Rifiutato'],
      ['Documento 2', 'true', '', 'Accettato'],
      ['Video Captcha', 'false', 'KO non si sente la voce', 'Rifiutato'],
      ['additional CONTENT_BILL', 'never_uploaded', '', 'Da caricare'],
    ]);
    expect(list.filter(needsReupload).map(({ tipo }) => tipo)).toEqual([
      'Documento 1',
      'Video Captcha',
      'additional CONTENT_BILL',
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

  it('[R7.5-08] promise an outcome only while there is one to come', async () => {
    const { client, step } = await signed(service);
    const text = async (): Promise<string> => {
      await client.call('contactSendPdf', { guid: step.guid });
      return mails.at(-1)?.text ?? '';
    };
    expect(await text()).toContain('ti comunicheremo l’esito');
    const updatedAt = service.clock.now();
    await updateRequest(service.deps.db, step.guid, { state: 'concluded', updatedAt });
    expect(await text()).not.toContain('ti comunicheremo l’esito');
  });

  it('[R7.5-08] are refused before there are any', async () => {
    const { client, step } = await walkTo(service, 'card');
    expect(await client.call('contactSendPdf', { guid: step.guid })).toMatchObject({
      status: 'bad_request',
      message: 'I documenti di questa richiesta non sono ancora disponibili.',
    });
  });
});
