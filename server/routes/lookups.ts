import type { FastifyInstance } from 'fastify';

export const lookupRoutes = (_app: FastifyInstance): void => undefined;
