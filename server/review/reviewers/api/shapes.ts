import { requestSchema } from '../../../../src/contract/requestSchemas';
import { answerWith, list, named, text, texts } from '../../../../src/contract/shapes/declare';
import { newsKinds } from '../../../db/schema';
import { stepTable } from '../../../../src/contract/steps/table';
import { DIFFERENT, reviewStates, SEARCHABLE } from '../list';
import { oneOf, textOrNull, time, timeOrNull } from './fields';

const state = oneOf(reviewStates, 'Under review, waiting for documents, account open, or without an account');
const step = oneOf(Object.keys(stepTable), 'Slug of the step that the applicant has reached');
const journey = text('The code by which support finds the request');
const signedAt = time('When the applicant signed');
const returnedAt = timeOrNull('When documents that were asked for last came back');
const updatedAt = time('When the request last changed');

const factFields = { label: text('In Italian'), value: text('As the PDFs print it; may be empty') };
const fact = named('Fact', factFields);
const comparedFact = named(
  'ComparedFact',
  {
    ...factFields,
    read: named(
      'Comparison',
      { equal: { type: 'boolean' }, values: texts('What was read instead, where it is not equal') },
      {
        optional: ['values'],
        description: 'What was read of it in the pictures. Absent where nothing was: that says nothing',
      },
    ),
  },
  { optional: ['read'] },
);

const listed = named('ListedRequest', {
  guid: text(),
  journey,
  state,
  cf: text('Tax code'),
  email: text(),
  signedAt,
  returnedAt,
  updatedAt,
});

export const requestList = named('RequestList', {
  requests: list(listed),
  total: { type: 'integer', minimum: 0, description: 'Of all pages; no more than 1000 are counted' },
  isMore: { type: 'boolean', description: 'There are more than `total`' },
  isCut: {
    type: 'boolean',
    description: 'With `read`: only the first 1000 requests with readings were compared; narrow the days',
  },
  page: { type: 'integer', minimum: 1 },
  pages: { type: 'integer', minimum: 1, description: 'With `isMore`, those known so far' },
});

const document = named('ReviewedDocument', {
  document: text('Upload type of the front, by which the actions name the document'),
  version: text('Which files these are, and what was decided: send it as `seen` with a decision about them'),
  barCode: text(),
  tipo: text('As the specification has it: Documento 1, Video Captcha and so on'),
  description: text('Name of the document, in Italian'),
  label: text('State of the document, in Italian'),
  sign: oneOf(['', 'true', 'false', 'never_uploaded'], 'Not decided on, accepted, refused, asked for'),
  feedback: text('KO and the reason of the refusal, or empty'),
  notToDecide: textOrNull('Why it cannot be decided on now'),
  compareWith: { ...list(comparedFact), description: 'The answers that the document should show' },
  files: texts('Upload types of the stored files'),
});

const contract = named('SignedContract', {
  kind: oneOf(['questionnaire', 'contract'], 'Names the PDF'),
  sha256: text('Of the PDF'),
  noticeAt: timeOrNull('When the applicant opened it'),
  signedAt: timeOrNull('When the applicant signed it'),
});

const other = named('OtherRequest', {
  guid: text(),
  state: oneOf(['open', ...reviewStates], 'Open while it is filled in'),
  step,
  phone: text('Masked'),
  updatedAt,
});

const unsentMail = named(
  'UnsentMail',
  {
    kind: oneOf(newsKinds, 'What it is about'),
    document: text('Upload type of the front'),
    at: time('When the decision was made'),
    attempts: { type: 'integer', minimum: 0 },
    nextAt: timeOrNull('When it is tried again; null once it was given up'),
  },
  { optional: ['document'] },
);

const auditEntry = named('AuditEntry', {
  at: time('When'),
  event: text(),
  details: { type: 'object', additionalProperties: true, description: 'Without personal values' },
});

export const reviewedRequest = named('ReviewedRequest', {
  guid: text(),
  journey,
  state,
  step,
  name: text('First and last name'),
  email: text(),
  phone: text('Without prefix'),
  cf: text('Tax code'),
  signedAt,
  returnedAt,
  updatedAt,
  resume: text('Path of the page at which the applicant resumes'),
  reupload: text('Path of the page at which the applicant sends documents again'),
  others: { ...list(other), description: 'Other requests of the same tax code' },
  othersDiffer: {
    ...list(oneOf(['phone', 'email'], 'Name of a field')),
    description: 'In which fields they differ: then they may be of different people',
  },
  version: text('Which files these are: send it as `seen` with accept-all'),
  documents: list(document),
  contracts: list(contract),
  answers: {
    ...list(named('AnswerSection', { title: text('In Italian'), facts: list(fact) })),
    description: 'Everything that the two PDFs say',
  },
  notToComplete: textOrNull('Why the review cannot be completed now; null too when it is over'),
  rejectionProposedBy: texts(
    'Reviewers who proposed to reject the request: with four eyes another must agree',
  ),
  unsentMails: { ...list(unsentMail), description: 'E-mails to the applicant that were not sent yet' },
  audit: { ...list(auditEntry), description: 'Who looked at the request and who did what, oldest first' },
});

export const actedAnswer = answerWith(
  {
    data: reviewedRequest,
    warning: text('In Italian: the decision is stored, but an e-mail to the applicant was not sent yet'),
  },
  ['warning'],
);

export const refused = named(
  'ReviewRefusal',
  {
    status: oneOf(['bad_request', 'error'], 'Error: a fault of the service'),
    message: text('Why, in Italian'),
    supportCode: text('Identifies the log line'),
  },
  { optional: ['supportCode'] },
);

const day = (description: string) =>
  ({ type: 'string', pattern: String.raw`^(?:\d{4}-\d{2}-\d{2})?$`, description }) as const;

/**
 * Addresses are logged, so no name, tax code, e-mail address or number fits into the query. An empty field
 * counts as none.
 */
export const listQuery = requestSchema(
  {
    state: oneOf(['', 'all', ...reviewStates], 'By default those that wait for a reviewer; with a text, all'),
    from: day('First day of the signature in Italy, yyyy-MM-dd'),
    to: day('Last day of the signature'),
    text: {
      type: 'string',
      pattern: SEARCHABLE,
      description: 'Journey code, with or without hyphen, or guid: no other text, since addresses are logged',
    },
    read: oneOf(['', DIFFERENT], 'Only those with an answer that differs from what was read in a document'),
    page: { type: 'string', pattern: String.raw`^[1-9]\d{0,5}$`, description: 'Of 25 requests each' },
  },
  ['state', 'from', 'to', 'text', 'read', 'page'],
);
