import { Components } from '../../../../src/contract/openapi/components';
import { refusalExample } from '../../../../src/contract/openapi/refusals';
import type { RequestSchema } from '../../../../src/contract/requestSchemas';
import { apiDesk } from '../desk';
import { reviewCallNames, reviewCallOf, reviewErrors, type ReviewCall } from './calls';
import { refused } from './shapes';
import { webhookOperations } from './webhooks';

const DESCRIPTION = `The review of signed requests by the provider's own systems, and the webhooks by which they are told of each
change. The calls between the web app and its back end are in \`/openapi.json\`.`;

const FILE = { type: 'string', format: 'binary' } as const;

const refusals: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['Malformed', 'The query or the body is malformed'],
  401: ['Unauthorized', 'There is no valid token'],
  403: ['Forbidden', 'Sent by a page of another site'],
  404: ['NotFound', 'There is no such signed request, document or file'],
  409: [
    'Conflict',
    'The state of the request or of the document does not allow it, or another reviewer must conclude',
  ],
  413: ['TooLarge', 'The body is too large'],
  415: ['UnsupportedType', 'The body is not JSON'],
  416: ['NoSuchPart', 'The video is shorter than the range; `Content-Range` has its length'],
  422: ['Unprocessable', 'The reason is missing or too long, or the type cannot be asked for'],
  429: ['TooManyCalls', 'Too many calls with wrong tokens'],
  500: ['Failed', 'A fault of the service'],
  503: ['Busy', 'The service is busy: the same call succeeds a little later'],
};

const contentOf = (types: readonly string[]): object =>
  Object.fromEntries(types.map((type) => [type, { schema: FILE }]));

const successOf = ({ answer }: ReviewCall, components: Components): object =>
  Array.isArray(answer)
    ? {
        description: 'The file',
        content: contentOf(answer as readonly string[]),
      }
    : { description: 'Done', content: { 'application/json': { schema: components.refer(answer) } } };

const videosOf = ({ answer }: ReviewCall): readonly string[] =>
  Array.isArray(answer) ? (answer as readonly string[]).filter((type) => type.startsWith('video/')) : [];

const rangeHeader = {
  name: 'Range',
  in: 'header',
  required: false,
  description: 'One range of bytes of a video, as `bytes=0-1023`; others are ignored',
  schema: { type: 'string' },
};

const partOf = (call: ReviewCall): object => ({
  description: 'The part of the video',
  headers: {
    'Content-Range': { description: 'As `bytes 0-1023/4096`', schema: { type: 'string' } },
  },
  content: contentOf(videosOf(call)),
});

const queryOf = ({ properties = {}, required = [] }: RequestSchema<unknown>): object[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

const operationOf = (call: ReviewCall, components: Components): object => {
  const { operationId, summary, method, path, query, body, errors, hasParts = false } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...(query ? queryOf(query) : []), ...(hasParts ? [rangeHeader] : [])];
  const statuses = [...reviewErrors[method], ...errors].sort((one, other) => one - other);
  return {
    operationId,
    summary,
    tags: ['review'],
    security: [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: (body.required ?? []).length > 0,
        content: { 'application/json': { schema: components.refer(body) } },
      },
    }),
    responses: {
      200: successOf(call, components),
      ...(hasParts && { 206: partOf(call) }),
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status]?.[0]}` }]),
      ),
    },
  };
};

interface OpenApi {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly webhooks: Readonly<Record<string, object>>;
}

/** OpenAPI 3.1. `version`: that of the package. */
export const reviewDocument = (version: string): OpenApi => {
  const components = new Components();
  const paths: Record<string, Record<string, object>> = {};
  for (const call of reviewCallNames.map(reviewCallOf)) {
    const path = `${apiDesk.base}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, components) };
  }
  const webhooks = webhookOperations(components);
  const schema = components.refer(refused);
  const responses = Object.fromEntries(
    Object.entries(refusals).map(([status, [name, description]]) => {
      const example = refusalExample(undefined, Number(status) >= 500 ? 'error' : 'bad_request');
      return [name, { description, content: { 'application/json': { schema, example } } }];
    }),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Apertura: review of requests', version, description: DESCRIPTION },
    servers: [{ url: '/', description: 'Where the service runs' }],
    tags: [
      { name: 'review', description: 'The review of signed requests' },
      { name: 'webhooks', description: 'Changes of requests, as WEBHOOK_URL is told of them' },
    ],
    paths,
    webhooks,
    components: {
      schemas: components.all(),
      responses,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Of `npm run data -- reviewer add NAME`' },
      },
    },
  } as OpenApi;
};
