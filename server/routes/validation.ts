import type { FastifyInstance } from 'fastify';

export const validationRoutes = (_app: FastifyInstance): void => undefined;
