import type { FastifyInstance } from 'fastify';

export const uploadRoutes = (_app: FastifyInstance): void => undefined;
