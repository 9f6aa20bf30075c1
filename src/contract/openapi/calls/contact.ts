import { companyInfo } from '../../steps/company-info';
import type { CallDocs } from '../callDoc';
import { contracts, email, guid, mobile, oneTimeCode, paperwork, person, stepAnswer, success, validate } from './samples'; // prettier-ignore

const located = { ...success, data: validate };
const unlocked = { ...success, data: { name: 'list' } } as const;
const step = stepAnswer(3, 'company-info', companyInfo);

export const contactDocs = {
  contactStart: {
    summary: 'Begins to resume: by the guid of a link, or without one by the identity',
    open: true,
    request: { guid },
    answer: located,
  },
  contactNext: {
    summary: 'Looks for the requests of an identity',
    description: 'Nothing of a request is given before the code that is then sent by SMS.',
    open: true,
    request: { cf: person.cf, numCell: mobile, prefCell: '+39', mail: email },
    answer: located,
  },
  contactSendCell: { summary: 'Sends the code by SMS', answer: success },
  contactValidateCell: {
    summary: 'Checks the code',
    request: { code: oneTimeCode },
    answer: unlocked,
  },
  contactList: { summary: 'Lists the requests found', answer: { ...success, data: [paperwork] } },
  contactContractList: {
    summary: 'Lists the documents to sign of a request that was found',
    request: { guid },
    answer: { ...success, data: contracts },
  },
  contactResume: {
    summary: 'Opens a request that was found, and returns its step',
    request: { guid },
    answer: step,
  },
  contactSendPdf: {
    summary: 'Sends the documents of a request by e-mail',
    request: { guid },
    answer: success,
  },
  resumeStart: {
    summary: 'Begins to resume by the guid of a link',
    open: true,
    request: { guid },
    answer: located,
  },
  resumeSendCell: { summary: 'Sends the code by SMS', answer: success },
  resumeValidateCell: { summary: 'Checks the code', request: { code: oneTimeCode }, answer: unlocked },
  resume: { summary: 'Opens the request of the link, and returns its step', answer: step },
  resumeNext: {
    summary: 'Opens a request that was found, and returns its step',
    request: { guid },
    answer: step,
  },
  otpVerify: { summary: 'Checks the code', request: { code: oneTimeCode }, answer: unlocked },
  otpResend: { summary: 'Sends another code by SMS', answer: success },
} satisfies Partial<CallDocs>;
