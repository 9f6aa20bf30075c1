import type { FastifyInstance } from 'fastify';

export const invitationRoutes = (_app: FastifyInstance): void => undefined;
