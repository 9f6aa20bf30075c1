import type { FastifyInstance } from 'fastify';

export const onboardingRoutes = (_app: FastifyInstance): void => undefined;
