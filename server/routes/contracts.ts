import type { FastifyInstance } from 'fastify';

export const contractRoutes = (_app: FastifyInstance): void => undefined;
