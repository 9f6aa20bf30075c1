import { needsReupload, paperworkLabel } from '../../../src/contract/states';
import { backUploadTypeOf } from '../../../src/contract/uploads';
import type { Mail } from '../../../server/deps';
import { findDocument } from '../../../server/repositories/documents';
import { updateRequest } from '../../../server/repositories/requests';
import { listMails } from '../../../server/repositories/reviewMails';
import { contractsInOrder } from '../../../server/repositories/signing';
import { acceptDocument, askDocument, refuseDocument } from '../../../server/review/review';
import { sendDueMails } from '../../../server/review/sendMails';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { papers, reviewerOf, signed, startTestApp, unlocked, walkTo, type TestApp } from '../support';

const NO_PAPERS = 'I documenti di questa richiesta non sono ancora disponibili.';
let service: TestApp;
let mails: jest.SpyInstance<Promise<void>, [Mail]>;
beforeAll(async () => {
  service = await startTestApp();
  mails = jest.spyOn(service.deps.mail, 'send');
});
afterAll(() => service.close());

describe('the papers of a request', () => {
  it('[R7.9-01] [R3.5-01] are both contracts and every document once, each with a bar code of its own', async () => {
    const journey = await signed(service);
    const list = await papers(journey, journey.client);
    expect(
      list.map((one) => [one.tipo, one.description, one.frontDocUploadType, paperworkLabel(one)]),
    ).toEqual([
      ['Questionario', 'Questionario di adeguata verifica', '', 'Firmato'],
      ['Contratto', 'Contratto del conto business', '', 'Firmato'],
      ['Documento 1', 'Carta d’identità', 'FRONT_DOC_1', 'Da verificare'],
      ['Documento 2', 'Passaporto', 'FRONT_DOC_2', 'Da verificare'],
      ['Video Captcha', 'Video con il documento', 'FRONT_DOC_', 'Da verificare'],
    ]);
    for (const { missing, ...item } of list) {
      expect(missing).toEqual(item.azioni === 'upload' ? [] : undefined);
      const names = 'azioni barCode description feedback frontDocUploadType sign stampeId tipo';
      expect(Object.keys(item).sort().join(' ')).toBe(names);
      expect(item.barCode).toMatch(/^\d{16}$/);
    }
    expect(new Set(list.map(({ barCode }) => barCode)).size).toBe(list.length);
  });

  it('[R7.9-01] [R7.8-02] have the one bar code for both sides of a document, whichever came first', async () => {
    const { client, step } = await walkTo(service, 'identification');
    for (const type of ['BACK_DOC_2', 'FRONT_DOC_2', 'FRONT_DOC_1', 'BACK_DOC_1'])
      await client.multipart('documentUpload', { type }, await jpeg());
    const { data } = await client.call('paperworkList', { guid: step.guid });
    // Not answered yet what they are.
    expect(data.map(({ description }) => description)).toEqual(['Primo documento', 'Secondo documento']);
    for (const { frontDocUploadType, barCode } of data)
      for (const type of [frontDocUploadType, backUploadTypeOf(frontDocUploadType) ?? ''])
        expect((await findDocument(service.deps.db, step.guid, type))?.barCode).toBe(barCode);
  });

  it('[R7.9-01] [R4.6-02] [R4.6-01] show refused, accepted and asked documents as what they are', async () => {
    const journey = await signed(service);
    const reviewer = reviewerOf(service);
    const { guid } = journey.step;
    await acceptDocument(reviewer, guid, 'FRONT_DOC_2');
    await refuseDocument(reviewer, guid, 'BACK_DOC_1', 'illeggibile');
    await refuseDocument(reviewer, guid, 'FRONT_DOC_', 'non si sente la voce');
    await askDocument(reviewer, guid, 'CONTENT_BILL');
    const list = (await papers(journey, journey.client)).slice(2);
    expect(
      list.map((one) => [one.tipo, one.sign, one.feedback, paperworkLabel(one), needsReupload(one)]),
    ).toEqual([
      ['Documento 1', 'false', 'KO illeggibile', 'Rifiutato', true],
      ['Documento 2', 'true', '', 'Accettato', false],
      ['Video Captcha', 'false', 'KO non si sente la voce', 'Rifiutato', true],
      ['additional CONTENT_BILL', 'never_uploaded', '', 'Da caricare', true],
    ]);
  });
});

it('[R3.5-01] the list names what was signed, and when', async () => {
  const journey = await signed(service);
  const { data } = await (await unlocked(service, journey)).call('contactList');
  const [, contract] = await contractsInOrder(service.deps.db, journey.step.guid);
  expect(data).toMatchObject([
    { reference: contract?.barCode ?? '?', signedAt: contract?.signedAt?.toISOString() ?? '?' },
  ]);
});

it('[R7.9-04] one document needs its notice, is signed once, and then the step is not gone back on', async () => {
  const { client, step } = await walkTo(service, 'contract');
  const { guid } = step;
  const first = async () => (await contractsInOrder(service.deps.db, guid))[0];
  const { stampeId = '', barCode = '' } = (await first()) ?? {};
  const sign = () => client.call('signDocument', { guid, barCode, stampeId });
  expect(await sign()).toMatchObject({ message: 'Prima di firmare apri e leggi il documento.' });
  await client.call('presaVisione', { stampeId, barcode: barCode });
  expect(await sign()).toEqual({ status: 'success' });
  const signedAt = service.clock.now();
  service.clock.pass({ seconds: 5 });
  expect(await sign()).toEqual({ status: 'success' });
  expect((await first())?.signedAt).toEqual(signedAt);
  expect((await client.call('onboardingBack')).name).toBe('Firma il contratto');
});

describe('the e-mail at the signature', () => {
  const sentTo = async (address: string): Promise<Mail[]> => {
    mails.mockClear();
    await sendDueMails(service.deps);
    return mails.mock.calls.flatMap(([mail]) => (mail.to === address ? [mail] : []));
  };

  it('[R7.5-08] brings both signed PDFs, the reference, when it was signed and when the outcome comes, once', async () => {
    const { step, applicant } = await walkTo(service, 'thanks');
    const contracts = await contractsInOrder(service.deps.db, step.guid);
    const [mail, ...others] = await sentTo(applicant.email);
    expect(others).toHaveLength(0);
    expect(mail).toMatchObject({ to: applicant.email, subject: 'Hai firmato: ecco i tuoi documenti' });
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['questionario.pdf', 'contratto.pdf']);
    for (const part of [
      contracts[1]?.barCode ?? '?',
      /Firmata il: \d+ \p{L}+ \d{4}/u,
      /entro \d+ giorni lavorativi/,
    ])
      expect(mail?.text).toMatch(part);
    expect(await sentTo(applicant.email)).toHaveLength(0);
  });

  it('[R7.5-08] is tried again after the mail server was away, and the signature remains', async () => {
    await sendDueMails(service.deps);
    const { step, applicant } = await walkTo(service, 'thanks');
    mails.mockRejectedValueOnce(new Error('no mail server'));
    expect(await sentTo(applicant.email)).toHaveLength(1);
    expect((await listMails(service.deps.db, step.guid)).map(({ kind }) => kind)).toEqual(['signed']);
    service.clock.pass({ seconds: 60 });
    expect(await sentTo(applicant.email)).toHaveLength(1);
    expect(await listMails(service.deps.db, step.guid)).toEqual([]);
  });
});

describe('the papers by e-mail', () => {
  it('[R7.5-08] go as both PDFs to the address on file, and promise an outcome only before it', async () => {
    const { client, step, applicant } = await signed(service);
    const { guid } = step;
    const mailed = async () => {
      expect(await client.call('contactSendPdf', { guid })).toEqual({ status: 'success' });
      return mails.mock.lastCall?.[0];
    };
    const { attachments = [], ...mail } = (await mailed()) ?? {};
    expect(mail).toMatchObject({
      to: applicant.email,
      subject: 'I documenti della tua richiesta',
      text: expect.stringContaining('ti scriviamo l’esito') as string,
    });
    const type = 'application/pdf';
    expect(
      attachments.map((one) => [one.filename, one.contentType, one.content.toString('latin1', 0, 5)]),
    ).toEqual([
      ['questionario.pdf', type, '%PDF-'],
      ['contratto.pdf', type, '%PDF-'],
    ]);
    const updatedAt = service.clock.now();
    await updateRequest(service.deps.db, guid, { state: 'concluded', updatedAt });
    expect((await mailed())?.text).not.toContain('ti scriviamo l’esito');
  });

  it('[R7.5-08] are mailed and listed without a guid, as the specification shows the calls', async () => {
    const journey = await signed(service);
    const resumed = await unlocked(service, journey);
    for (const client of [journey.client, resumed]) {
      expect(await client.call('contactSendPdf')).toEqual({ status: 'success' });
      const { data } = await client.call('signContractList');
      expect(data).toEqual((await client.call('signContractList', { guid: journey.step.guid })).data);
      expect(data).toHaveLength(2);
    }
    expect((await service.client().send('signContractList')).statusCode).toBe(401);
  });

  it('[R7.5-08] are refused before there are any', async () => {
    const { client, step } = await walkTo(service, 'card');
    expect(await client.call('contactSendPdf', { guid: step.guid })).toMatchObject({
      status: 'bad_request',
      message: NO_PAPERS,
    });
  });

  it.each(['questionnaire', 'contract'])('[R7.5-08] never go without the %s', async (kind) => {
    const { client, step } = await signed(service);
    const contracts = await contractsInOrder(service.deps.db, step.guid);
    const lost = contracts.find((contract) => contract.kind === kind)?.storageKey ?? '';
    await service.deps.documents.remove(lost);
    mails.mockClear();
    const answer = await client.call('contactSendPdf', { guid: step.guid });
    expect(answer).toMatchObject({ status: 'bad_request', message: NO_PAPERS });
    expect(mails).not.toHaveBeenCalled();
  });
});
