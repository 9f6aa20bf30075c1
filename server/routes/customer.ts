import type { FastifyInstance } from 'fastify';

export const customerRoutes = (_app: FastifyInstance): void => undefined;
