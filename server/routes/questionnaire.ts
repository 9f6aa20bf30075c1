import type { FastifyInstance } from 'fastify';

export const questionnaireRoutes = (_app: FastifyInstance): void => undefined;
