import type { FastifyInstance } from 'fastify';

export const registerSandbox = (_app: FastifyInstance): void => undefined;
