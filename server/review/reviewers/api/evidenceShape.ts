import { list, named, text, texts } from '../../../../src/contract/shapes/declare';
import { codeOutcomes } from '../../../evidence/codes';
import { oneOf, orNull, textOrNull, time, timeOrNull } from './fields';

const hash = (of: string) => text(`SHA-256 of ${of}, hexadecimal`);
const isAsStored = {
  type: 'boolean',
  description: 'When it was made, the stored file was there with that hash',
} as const;

const link = named('ChainLink', {
  position: { type: 'integer', minimum: 1 },
  about: text('Guid of the row'),
  auditId: { type: 'integer' },
  digest: hash('the row'),
  hash: hash('the hash before, position, guid, id and digest, as a JSON list'),
  before: textOrNull('Hash of the link before; null for the first'),
});

const row = named('ChainedRow', {
  guid: text(),
  id: { type: 'integer' },
  at: time('When'),
  event: text(),
  details: { type: 'object', additionalProperties: true, description: 'Without personal values' },
});

const contract = named('ProvenContract', {
  kind: oneOf(['questionnaire', 'contract'], 'Names the PDF'),
  stampeId: text(),
  barCode: text(),
  agreedSha256: hash('the file as it was agreed to; empty before the signature'),
  agreedSize: { type: 'integer', description: 'Its length: it is the first bytes of the sealed file' },
  sha256: hash('the stored file'),
  seal: oneOf(['', 'trial', 'provider'], 'Whose certificate the seal has'),
  stampedAt: timeOrNull('By the time-stamp authority'),
  createdAt: time('When it was made'),
  noticeAt: timeOrNull('When the applicant opened it'),
  signedAt: timeOrNull('When the applicant signed it'),
  isAsStored,
});

const document = named('ProvenDocument', {
  type: text('Upload type'),
  contentType: text(),
  size: { type: 'integer', description: 'Bytes' },
  sha256: hash('the stored file'),
  receivedSha256: hash('the file as it was received'),
  barCode: text(),
  sign: oneOf(['', 'true', 'false', 'never_uploaded'], 'Not decided on, accepted, refused, asked for'),
  feedback: text('KO and the reason of the refusal, or empty'),
  createdAt: time('When it was received'),
  isAsStored,
});

export const evidence = named('Evidence', {
  format: oneOf(['apertura-evidence/1'], 'Changes when the fields change'),
  madeAt: time('When it was made'),
  erased: orNull(
    named('Erasure', { at: time('When'), by: text('command or retention; empty if unknown') }),
    'Null unless the request was erased since it was made: what it says of data and files is as of then',
  ),
  request: named('ProvenRequest', {
    guid: text(),
    journey: text('The code by which support finds the request'),
    productCode: text(),
    state: text(),
    createdAt: time('When it was begun'),
    completedAt: timeOrNull('When it was signed'),
  }),
  person: named('IdentifiedPerson', {
    nome: text('First name'),
    cognome: text('Last name'),
    cf: text('Tax code'),
    email: text(),
    phone: text('Without prefix'),
    emailConfirmedAt: timeOrNull('When a code that was sent there was entered'),
    phoneConfirmedAt: timeOrNull('When a code that was sent there was entered'),
  }),
  video: orNull(
    named('VideoPhrase', { phrase: text('In Italian'), confirmedAt: timeOrNull('When it was confirmed') }),
    'What the applicant read aloud in the video',
  ),
  codes: list(
    named('CodeEvent', {
      at: time('When'),
      what: oneOf(codeOutcomes, 'What happened to it'),
      purpose: text('What it confirms'),
      channel: text('email or sms'),
      mask: text('Where it was sent, masked'),
    }),
  ),
  consents: list(
    named('GivenConsent', {
      name: text(),
      textVersion: text('Version of the text'),
      value: text(),
      givenAt: time('When'),
    }),
  ),
  documents: list(document),
  contracts: list(contract),
  unlikeAudit: texts(
    'Paths of facts that the audit does not have, or has otherwise, such as contracts.contract.signedAt',
  ),
  events: {
    ...list(named('EvidenceEvent', { row, link: orNull(link, 'Null until the chain has the row') })),
    description: 'The rows of the audit with their links in its chain, oldest first',
  },
});
