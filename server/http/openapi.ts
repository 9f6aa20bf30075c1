import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
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
const FORM = {
  type: 'object',
  required: ['type', 'file'],
  properties: {
    type: { type: 'string' },
    file: { type: 'string', format: 'binary' },
    guid: { type: 'string' },
    barCode: { type: 'string' },
  },
} as const;
const services = { main: 'Main service', v2: 'V2 service', legacy: 'Legacy service' } as const;

const isEndpoint = (name: string | undefined): name is EndpointName =>
  name !== undefined && name in endpoints;

const answerOf = ({ answer }: Endpoint) =>
  answer === 'json'
    ? { 200: { description: 'Answered, or refused by bad_request', ...ANSWER } }
    : {
        200: { description: 'The file', type: 'string', format: 'binary' },
        404: { description: 'None', ...ANSWER },
      };

/** What is documented of a call beyond the schema by which its route judges it. */
const documented = (name: EndpointName): FastifySchema => {
  const endpoint = endpointOf(name);
  return {
    description: `${services[endpoint.service]}, section ${endpoint.section}`,
    response: {
      ...answerOf(endpoint),
      '4xx': { description: 'Refused', ...ANSWER },
      '5xx': { description: 'Failed', ...ANSWER },
    },
    ...(endpoint.body === 'multipart' && { consumes: ['multipart/form-data'], body: FORM }),
  };
};

/** The contract as OpenAPI: its endpoint table, and the routes' own schemas. */
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
