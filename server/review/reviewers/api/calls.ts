/** The routes and the OpenAPI document are derived from this list of calls. */
import { FREE_TEXT_MAX_LENGTH } from '../../../../src/contract/limits';
import { requestSchema, type JsonSchema, type RequestSchema } from '../../../../src/contract/requestSchemas';
import { dataAnswer, text } from '../../../../src/contract/shapes/declare';
import type { MoveName } from '../actions';
import { evidence } from './evidenceShape';
import { figuresAnswer, figuresQuery } from './figureShapes';
import { actedAnswer, listQuery, requestList, reviewedRequest } from './shapes';

export interface ReviewCall {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  readonly query?: RequestSchema<unknown>;
  readonly body?: RequestSchema<unknown>;
  readonly answer: JsonSchema | RequestSchema<unknown> | readonly string[];
  readonly hasParts?: boolean;
  readonly errors: readonly number[];
}

export const reviewErrors: Readonly<Record<ReviewCall['method'], readonly number[]>> = {
  GET: [400, 401, 429, 500, 503],
  POST: [400, 401, 403, 413, 415, 429, 500, 503],
};

const seen = text('The `version` of what was looked at: if it has changed, nothing is decided');
const document = text('Upload type or bar code');
const reason = text(`Shown to the applicant, at most ${FREE_TEXT_MAX_LENGTH} characters`);

const action = (
  name: MoveName,
  operationId: string,
  summary: string,
  { body, errors = [] }: Partial<Pick<ReviewCall, 'body' | 'errors'>> = {},
): ReviewCall => ({
  operationId,
  method: 'POST',
  path: `/requests/{guid}/${name}`,
  summary,
  ...(body && { body }),
  answer: actedAnswer,
  errors: [404, ...errors],
});

const conflict = { errors: [409] };

const actions: { readonly [Name in MoveName]: ReviewCall } = {
  accept: action('accept', 'acceptDocument', 'Accepts a document', {
    body: requestSchema({ document, seen }, ['seen']),
    ...conflict,
  }),
  'accept-all': action('accept-all', 'acceptDocuments', 'Accepts all documents that are not decided on', {
    body: requestSchema({ seen }, ['seen']),
    ...conflict,
  }),
  refuse: action(
    'refuse',
    'refuseDocument',
    'Refuses a document: the applicant is sent the reason, and must send the document again',
    { body: requestSchema({ document, reason, seen }, ['seen']), errors: [409, 422] },
  ),
  'refuse-video': action('refuse-video', 'refuseVideo', 'Refuses the video, in the same way', {
    body: requestSchema({ reason, seen }, ['seen']),
    errors: [409, 422],
  }),
  ask: action('ask', 'askDocument', 'Asks the applicant for an additional document', {
    body: requestSchema({ type: text('Upload type') }),
    errors: [409, 422],
  }),
  complete: action(
    'complete',
    'completeReview',
    'Opens the account; every document must be accepted',
    conflict,
  ),
  reject: action(
    'reject',
    'rejectRequest',
    'Ends the review without an account; it cannot be undone',
    conflict,
  ),
  'send-mails': action(
    'send-mails',
    'sendMails',
    'Tries the e-mails to the applicant at once that were not sent yet, also those that were given up',
  ),
};

const reviewCalls = {
  list: {
    operationId: 'listRequests',
    method: 'GET',
    path: '/requests',
    summary: 'Lists the signed requests, those that wait longest first',
    query: listQuery,
    answer: dataAnswer(requestList),
    errors: [],
  },
  request: {
    operationId: 'getRequest',
    method: 'GET',
    path: '/requests/{guid}',
    summary: 'Shows a signed request with its documents, answers and audit',
    answer: dataAnswer(reviewedRequest),
    errors: [404],
  },
  document: {
    operationId: 'getDocument',
    method: 'GET',
    path: '/documents/{guid}/{type}',
    summary: 'Returns a file as it is stored: picture, PDF or video',
    answer: ['image/jpeg', 'image/png', 'application/pdf', 'video/webm', 'video/mp4'],
    hasParts: true,
    errors: [404, 416],
  },
  contract: {
    operationId: 'getContract',
    method: 'GET',
    path: '/contracts/{guid}/{kind}.pdf',
    summary: 'Returns a signed PDF; `kind` is questionnaire or contract',
    answer: ['application/pdf'],
    errors: [404],
  },
  evidence: {
    operationId: 'getEvidence',
    method: 'GET',
    path: '/requests/{guid}/evidence',
    summary: 'Returns what proves a signed request',
    answer: dataAnswer(evidence),
    errors: [404],
  },
  evidencePdf: {
    operationId: 'getEvidencePdf',
    method: 'GET',
    path: '/requests/{guid}/evidence.pdf',
    summary: 'Returns the same as a PDF for people',
    answer: ['application/pdf'],
    errors: [404],
  },
  figures: {
    operationId: 'getFigures',
    method: 'GET',
    path: '/figures',
    summary: 'Shows where applicants of a month gave up, what was refused and what became of signed requests',
    query: figuresQuery,
    answer: dataAnswer(figuresAnswer),
    errors: [],
  },
  figuresTable: {
    operationId: 'getFiguresTable',
    method: 'GET',
    path: '/figures.csv',
    summary: 'Returns the same as CSV in Italian',
    query: figuresQuery,
    answer: ['text/csv'],
    errors: [],
  },
  ...actions,
} as const satisfies Readonly<Record<string, ReviewCall>>;

export type ReviewCallName = keyof typeof reviewCalls;
export const reviewCallNames = Object.keys(reviewCalls) as ReviewCallName[];
export const reviewCallOf = (name: ReviewCallName): ReviewCall => reviewCalls[name];
