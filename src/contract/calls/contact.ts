import { declareCalls } from '../declare';
import { requestSchema, code, guid, text } from '../requestSchemas';

/** Any text is accepted: a damaged guid is not found, like an unknown one. */
const linkGuid = text;

export const contactCalls = declareCalls('7.5', {
  contactStart: {
    path: '/wgt/contact/start',
    request: requestSchema({ guid: linkGuid }, ['guid']),
    errors: [404],
  },
  contactSendCell: { path: '/wgt/contact/send/cell', errors: [401], statusOnly: true },
  contactNext: {
    path: '/wgt/contact/next',
    request: requestSchema({ cf: text, numCell: text, prefCell: text, mail: text }),
  },
  contactValidateCell: {
    path: '/wgt/contact/validate/cell',
    request: requestSchema({ code }),
    errors: [401],
    statusOnly: true,
  },
  contactList: {
    path: '/wgt/contact/list',
    reads: true,
  },
  contactContractList: {
    path: '/wgt/contact/contract/list',
    request: requestSchema({ guid }),
    errors: [401, 404],
  },
  contactResume: {
    path: '/wgt/contact/resume',
    request: requestSchema({ guid }),
  },
  contactSendPdf: {
    path: '/wgt/contact/sendpdf',
    // The specification shows no body: without a guid, the session's request is meant.
    request: requestSchema({ guid }, ['guid']),
    errors: [401, 404],
    statusOnly: true,
  },
  resumeStart: {
    path: '/wgt/resume/start',
    request: requestSchema({ guid: linkGuid }),
    errors: [404],
  },
  resumeSendCell: { path: '/wgt/resume/send/cell', errors: [401], statusOnly: true },
  resumeValidateCell: {
    path: '/wgt/resume/validate/cell',
    request: requestSchema({ code }),
    errors: [401],
    statusOnly: true,
  },
  resume: { path: '/wgt/resume' },
});

/** Calls that the specification names without a path: docs/decisions/wire.md */
export const codeCalls = declareCalls('7.9', {
  resumeNext: {
    path: '/wgt/resume/next',
    request: requestSchema({ guid }),
  },
  otpVerify: {
    path: '/wgt/resume/otp/verify',
    request: requestSchema({ code }),
    errors: [401],
    statusOnly: true,
  },
  otpResend: { path: '/wgt/resume/otp/resend', errors: [401], statusOnly: true },
});
