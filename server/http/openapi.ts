import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../src/contract/openapi/document';
import { version } from '../../package.json';

export const registerOpenApi = (app: FastifyInstance): void => {
  const document = openApiDocument(version);
  app.get('/openapi.json', () => document);
};
