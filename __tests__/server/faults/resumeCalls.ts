import { refuseDocument } from '../../../server/review/review';
import { sendMailsOf } from '../../../server/review/sendMails';
import { smsCode } from '../codes/people';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { paper, reviewerOf, signed, type TestApp } from '../support';

export type NamedCall = readonly [name: string, call: () => Promise<unknown>];

const NO_BARCODES = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };

export const resumeCalls = async (service: TestApp): Promise<readonly NamedCall[]> => {
  const journey = await signed(service);
  const { applicant, step } = journey;
  const { guid } = step;
  await refuseDocument(reviewerOf(service), guid, 'FRONT_DOC_1', 'la foto è sfocata');
  service.clock.pass({ seconds: 5 });
  await sendMailsOf(service.deps, guid);
  const { barCode } = await paper(journey, 'FRONT_DOC_1');
  service.clock.pass({ minutes: 11 });
  const client = service.client();
  await client.send('productInfo');
  const { cf, cellulare: numCell, email: mail } = applicant;
  const file = await jpeg();
  const send = async (type: string) =>
    (await client.multipart('reuploadDocument', { guid, type, barCode }, file)).json<unknown>();
  return [
    ['contactStart', () => client.call('contactStart', {})],
    ['contactNext', () => client.call('contactNext', { cf, numCell, prefCell: '+39', mail })],
    ['contactSendCell', () => client.call('contactSendCell')],
    [
      'contactValidateCell',
      async () => client.call('contactValidateCell', { code: await smsCode(service, applicant) }),
    ],
    ['contactList', () => client.call('contactList')],
    ['contactResume', () => client.call('contactResume', { guid })],
    ['paperworkList', () => client.call('paperworkList', { guid })],
    ['reuploadDocument', () => send('FRONT_DOC_1')],
    ['reuploadDocument', () => send('BACK_DOC_1')],
    [
      'updateDocumentsKo',
      () => client.call('updateDocumentsKo', { ...NO_BARCODES, guid, barCode1: barCode }),
    ],
    ['resumeStart', () => client.call('resumeStart', { guid })],
  ];
};
