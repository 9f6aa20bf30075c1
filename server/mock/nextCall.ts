import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointNames, type EndpointName } from '../../src/contract/endpoints';
import { UNEXPECTED_ERROR } from '../../src/contract/errors';

const SLOW_MS = 10_000;

const endSession = ({ cookies }: FastifyRequest): void => {
  for (const name of Object.keys(cookies)) cookies[name] = 'ended';
};

interface Behaviour {
  readonly label: string;
  readonly play: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;
}

export const behaviours = {
  expired: { label: 'La sessione è scaduta', play: async (request) => endSession(request) },
  failed: {
    label: 'Errore del servizio (HTTP 500)',
    play: async (request, reply) =>
      reply.code(500).send({ status: 'error', message: UNEXPECTED_ERROR, supportCode: request.id }),
  },
  busy: {
    label: 'Servizio occupato (HTTP 503)',
    play: async (request, reply) =>
      reply
        .code(503)
        .header('retry-after', 5)
        .send({ status: 'error', message: UNEXPECTED_ERROR, supportCode: request.id }),
  },
  slow: { label: 'Risposta dopo 10 secondi', play: async () => sleep(SLOW_MS) },
  cut: {
    label: 'La connessione si interrompe',
    play: async (request, reply) => {
      request.raw.destroy();
      return reply.hijack();
    },
  },
} as const satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;
export const behaviourNames = Object.keys(behaviours) as BehaviourName[];
export const isBehaviour = (name: unknown): name is BehaviourName =>
  (behaviourNames as readonly unknown[]).includes(name);

/** Without `call`, for any call of the app. */
export interface Planned {
  readonly behaviour: BehaviourName;
  readonly call: EndpointName | undefined;
}

const callOf = ({ routeOptions }: FastifyRequest): EndpointName | undefined =>
  endpointNames.find((name) => name === routeOptions.schema?.operationId);

/** Register it before the routes. */
export const playOnNextCall = (
  app: FastifyInstance,
  take: (call: EndpointName) => BehaviourName | undefined,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const call = callOf(request);
    const behaviour = call && take(call);
    return behaviour && behaviours[behaviour].play(request, reply);
  });
};
