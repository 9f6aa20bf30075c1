import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The contract as OpenAPI, from the routes' own schemas. */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Apertura', version: '1', description: 'Online opening of a business account with a card' },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
