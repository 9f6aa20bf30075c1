import { dataAnswer, list, named, text, texts } from './declare';
import { contract, paperwork } from './step';

export const resumeState = named(
  'ResumeState',
  {
    name: {
      type: 'string',
      enum: ['identify', 'validate', 'list'],
      description: 'Enter the identity, enter the code, or choose from the list',
    },
    cellulare: text('Only the last digits are shown'),
    resendIn: {
      type: 'integer',
      minimum: 0,
      description: 'Seconds until another code can be requested. Absent if none was sent',
    },
    newRequest: {
      type: 'boolean',
      const: true,
      description: 'The session has a request of its own, too, with which the applicant can continue',
    },
  },
  { optional: ['cellulare', 'resendIn', 'newRequest'] },
);

export const paperworkDetail = named(
  'PaperworkDetail',
  {
    tipo: text(),
    description: text(),
    sign: text("'true', 'false', 'never_uploaded' or ''"),
    azioni: text("'print', 'upload', 'sign' or ''"),
    feedback: text("Starts with 'KO' if the document was refused"),
    stampeId: text(),
    barCode: text(),
    frontDocUploadType: text(),
    missing: texts('Upload types of the sides still to be sent. Without it all sides are'),
  },
  { optional: ['missing'] },
);

export const resumeStateAnswer = dataAnswer(resumeState);
export const paperworkListAnswer = dataAnswer(list(paperwork));
export const paperworkDetailsAnswer = dataAnswer(list(paperworkDetail));
export const contractsAnswer = dataAnswer(list(contract));
