import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { commonErrors } from '../../src/contract/calls/declare';
import { endpointOf, endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints';

const ANSWER = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { enum: ['success', 'bad_request', 'error'] },
    message: { type: 'string', description: 'For the applicant, in Italian' },
    supportCode: { type: 'string' },
    data: {},
  },
  additionalProperties: true,
} as const;
const services = { main: 'Main service', v2: 'V2 service', legacy: 'Legacy service' } as const;

const isEndpoint = (name: string | undefined): name is EndpointName =>
  name !== undefined && name in endpoints;

const refusals: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'No session, or one that has ended',
  403: 'Not allowed',
  404: 'Not found',
  413: 'Too large',
  415: 'Of another content type',
  429: 'Too many calls',
  500: 'Failed',
  503: 'Busy',
};

const answersOf = ({ answer, errors }: Endpoint) => ({
  200:
    answer === 'json'
      ? { description: 'Answered, or refused by bad_request', ...ANSWER }
      : { description: 'The file', type: 'string', format: 'binary' },
  ...Object.fromEntries(
    [...commonErrors, ...errors].map((status) => [status, { description: refusals[status], ...ANSWER }]),
  ),
});

/** Returns the schema of an upload form: the fields of the request and its file. */
const formOf = ({ request }: Endpoint) => ({
  ...request,
  required: [...(request?.required ?? []), 'file'],
  properties: { ...request?.properties, file: { type: 'string', format: 'binary' } },
});

/** Returns the documentation of a call beyond the schema that validates it. */
const documented = (name: EndpointName): FastifySchema => {
  const endpoint = endpointOf(name);
  return {
    description: `${services[endpoint.service]}, section ${endpoint.section}`,
    response: answersOf(endpoint),
    ...(endpoint.body === 'multipart' && { consumes: ['multipart/form-data'], body: formOf(endpoint) }),
  };
};

/** Serves the contract's declarations as an OpenAPI document. */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Apertura',
        version: '1',
        description: 'Online opening of a business account with a card',
      },
    },
    transform: ({ schema, url }) => {
      const name = schema?.operationId;
      return { url, schema: isEndpoint(name) ? { ...schema, ...documented(name) } : schema };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
