/**
 * The mock back end for integrators (docs/conformance.md). What it remembers is in the memory of one process.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointNames } from '../../src/contract/endpoints';
import { sandboxReach } from '../config/sandboxReach';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';
import { isFromThisMachine } from '../machine/thisMachine';
import { sendOrigin } from '../review/reviewers';
import { registerForms } from '../review/reviewers/forms';
import { sendPage } from '../review/reviewers/page/sendPage';
import { isBehaviour, playOnNextCall, type Planned } from './nextCall';
import { mockPage, outcomes, type Outcome } from './page';
import { playTo, type MockRequest } from './play';
import { isMockState } from './states';

const PAGE = '/sandbox/mock';

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** After a redirect, reloading shows the page again and does not resend the form. */
const answered = (
  request: FastifyRequest,
  reply: FastifyReply,
  { outcome, data }: { readonly outcome: Outcome; readonly data: unknown },
): FastifyReply =>
  isForm(request) ? reply.redirect(`${PAGE}?done=${outcome}`, 303) : reply.send({ status: 'success', data });

const outcomeIn = ({ done }: { readonly done?: string }): Outcome | undefined =>
  outcomes.find((one) => one === done);

const malformed = () => new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });

class MockMemory {
  readonly requests: MockRequest[] = [];
  planned: Planned | undefined;
  #applicants = 0;

  nextApplicant(): number {
    this.#applicants += 1;
    return this.#applicants;
  }
}

const plannedIn = (body: unknown): Planned | undefined => {
  const behaviour = fieldOf(body, 'behaviour') ?? '';
  const name = fieldOf(body, 'call') ?? '';
  const call = endpointNames.find((one) => one === name);
  if (name !== '' && call === undefined) throw malformed();
  if (behaviour === '') return undefined;
  if (!isBehaviour(behaviour)) throw malformed();
  return { behaviour, call };
};

const routes = (app: FastifyInstance, memory: MockMemory): void => {
  app.get<{ Querystring: { done?: string } }>(PAGE, async ({ query }, reply) =>
    sendPage(
      reply,
      mockPage({
        requests: memory.requests,
        planned: memory.planned,
        webBase: app.webBase,
        outcome: outcomeIn(query),
      }),
    ),
  );
  app.post(`${PAGE}/requests`, async (request, reply) => {
    const state = fieldOf(request.body, 'state');
    if (!isMockState(state)) throw malformed();
    const made = await playTo(app, state, memory.nextApplicant(), request.host);
    memory.requests.unshift(made);
    return answered(request, reply, { outcome: 'made', data: made });
  });
  app.post(`${PAGE}/next`, async (request, reply) => {
    memory.planned = plannedIn(request.body);
    return answered(request, reply, { outcome: 'planned', data: memory.planned ?? null });
  });
};

/** Before the routes: it decides what happens to their calls. */
export const registerMock = async (app: FastifyInstance): Promise<void> => {
  const { config } = app.deps;
  if (config.MOCK !== 'on') return;
  const reach = sandboxReach(config);
  const memory = new MockMemory();
  playOnNextCall(app, (call) => {
    const { planned } = memory;
    if (!planned || (planned.call !== undefined && planned.call !== call)) return undefined;
    memory.planned = undefined;
    return planned.behaviour;
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) =>
      reach === 'everybody' || (reach === 'thisMachine' && isFromThisMachine(request.raw))
        ? undefined
        : reply.callNotFound(),
    );
    sendOrigin(scope);
    registerForms(scope);
    routes(scope, memory);
  });
};
