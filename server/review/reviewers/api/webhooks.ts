import { named, text } from '../../../../src/contract/shapes/declare';
import type { Components } from '../../../../src/contract/openapi/components';
import { eventTypes, type EventType } from '../../../db/schema';
import { reviewStates } from '../list';

const summaries: Readonly<Record<EventType, string>> = {
  'request.signed': 'The applicant has signed: the review can begin',
  'document.accepted': 'A document was accepted',
  'document.refused': 'A document was refused, or the reason changed',
  'document.requested': 'An additional document was asked for',
  'documents.returned': 'The applicant has sent everything that was asked for',
  'request.concluded': 'The account is open',
  'request.refused': 'No account is opened',
  'request.erased': 'Everything stored of the request was deleted, but one line of the audit',
};

const data = named(
  'EventData',
  {
    guid: text(),
    journey: text('The code by which support finds the request'),
    state: { type: 'string', enum: [...reviewStates, 'erased'], description: 'After the change' },
    document: text('Upload type of the document concerned'),
  },
  { optional: ['document'] },
);

export const event = named('Event', {
  type: { type: 'string', enum: eventTypes },
  timestamp: { type: 'string', format: 'date-time', description: 'When the change was made' },
  data,
});

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const headers = [
  header('webhook-id', 'The same at each attempt'),
  header('webhook-timestamp', 'Seconds since 1970, of the attempt'),
  header('webhook-signature', 'HMAC-SHA256 as the Standard Webhooks specification has it, after `v1,`'),
];

const example = (type: EventType): object => ({
  type,
  timestamp: '2026-11-20T09:00:00.000Z',
  data: { guid: 'kJ3vQ0mXw8eTz5Yb1nR7cA', journey: '7KQ2M9XT', state: 'completed' },
});

const operationIdOf = (type: EventType): string =>
  `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

export const webhookOperations = (components: Components): Readonly<Record<string, object>> =>
  Object.fromEntries(
    eventTypes.map((type) => [
      type,
      {
        post: {
          operationId: operationIdOf(type),
          summary: summaries[type],
          tags: ['webhooks'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.refer(event), example: example(type) } },
          },
          responses: {
            '2XX': { description: 'Taken: the event is not sent again' },
            '4XX': { description: 'Not taken: the event is sent again later, as after any other answer' },
          },
        },
      },
    ]),
  );
