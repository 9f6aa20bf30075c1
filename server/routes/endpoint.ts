import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { endpointNames, endpointOf, type Endpoint, type EndpointName } from '../../src/contract/endpoints';
import { isSessionExpiry } from '../../src/contract/sessionExpiry';
import type { RequestOf, ResponseOf } from '../../src/contract/wire';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { allowNoBody } from '../http/bodies';
import { requireContentType } from '../http/contentType';
import { toRoutePath } from '../http/routePath';
import { holdForCall, requireConnected, type HeldByCall } from '../http/whenCallEnds';
import { bindJourney } from '../session/journey';
import { writeCookies } from '../session/cookie';
import { forgetCookie, hasCookie, loadSession } from '../session/session';

type Served = { [E in EndpointName]: ResponseOf<E> extends Blob ? Buffer : ResponseOf<E> };
/** The handler of a multipart call reads `http.parts()`: nothing is buffered before. */
type Input<E extends EndpointName> = [Extract<RequestOf<E>, { file: Blob }>] extends [never]
  ? RequestOf<E>
  : undefined;

export interface Call {
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: AppDeps;
  readonly session: Session | undefined;
  /** The session of a call that may only repeat the confirmation of a code; see loadSession. */
  readonly repeating: Session | undefined;
}

interface LargeBody {
  readonly maxBytes: number;
  /**
   * Runs before the body is read. Returns what gives back, at the call's end, what the call holds. Throws a
   * Refusal, or Overloaded.
   */
  readonly admit: (http: FastifyRequest) => Promise<() => void>;
}

interface Definition<E extends EndpointName> {
  readonly large?: LargeBody;
  /** The contract's rules validate the body's texts, and refuse what cannot be stored on its field. */
  readonly validatesTexts?: boolean;
  readonly handler: (input: Input<E>, call: Call) => Promise<Served[E]>;
}

type Definitions = { readonly [E in EndpointName]: Definition<E> };

declare module 'fastify' {
  interface FastifyInstance {
    readonly endpointRoutes: EndpointName[];
    readonly deps: AppDeps;
  }
  interface FastifySchema {
    operationId?: EndpointName;
  }
}

/** Upload forms are validated when they are read. */
const schemaOf = ({
  request,
  body,
  parameters,
  query,
}: Endpoint): Pick<FastifySchema, 'params' | 'querystring' | 'body'> => {
  if (!request || body === 'multipart') return {};
  if (query.length > 0) return { querystring: request };
  return parameters.length > 0 ? { params: request } : { body: request };
};

const admitted = new WeakMap<FastifyRequest, HeldByCall>();

const admitWith =
  ({ admit }: LargeBody) =>
  async (http: FastifyRequest, reply: FastifyReply): Promise<void> => {
    admitted.set(http, holdForCall(reply, await admit(http)));
    // The body of a client that has left never ends.
    requireConnected(http);
  };

export const endpoint = <E extends EndpointName>(
  app: FastifyInstance,
  name: E,
  definition: Definitions[E],
): void => {
  if (app.endpointRoutes.includes(name)) throw new Error(`Endpoint ${name} is registered twice`);
  app.endpointRoutes.push(name);
  const declared = endpointOf(name);
  const { method, path } = declared;
  const schema = schemaOf(declared);
  const { deps } = app;
  const { large } = definition;
  app.route({
    method,
    url: toRoutePath(path),
    // A HEAD would run the handler of its GET.
    exposeHeadRoute: false,
    config: { validatesTexts: definition.validatesTexts ?? false, ownSiteOnly: true },
    ...(large && { bodyLimit: large.maxBytes }),
    onRequest: [requireContentType(declared.body), ...(large ? [admitWith(large)] : [])],
    ...(schema.body !== undefined &&
      declared.request?.required?.length === 0 && { preValidation: allowNoBody }),
    schema: { operationId: name, ...schema },
    handler: async (http, reply) => {
      reply.header('cache-control', 'no-store');
      const { session, repeating } = await loadSession(deps, http);
      const known = session ?? repeating;
      if (known) bindJourney(http, known.journey);
      // Only what a schema has validated: a call without query parameters ignores the query.
      const input = {
        ...(schema.params !== undefined && (http.params as object)),
        ...(schema.querystring !== undefined && (http.query as object)),
        ...(schema.body !== undefined && (http.body as object)),
      };
      const call = { http, reply, deps: { ...deps, log: http.log }, session, repeating };
      const handle = (): Promise<Served[E]> =>
        definition.handler((declared.body === 'multipart' ? undefined : input) as Input<E>, call);
      try {
        const answer = await (admitted.get(http)?.during(handle) ?? handle());
        writeCookies(reply);
        return answer;
      } catch (error) {
        // After an answer that the session has ended, the client's next call starts without one.
        const toldOver = error instanceof Refusal && isSessionExpiry(name, error.message);
        if (toldOver && !session && hasCookie(http)) forgetCookie(http, reply);
        throw error;
      }
    },
  });
};

export const missingEndpoints = (app: FastifyInstance): EndpointName[] =>
  endpointNames.filter((name) => !app.endpointRoutes.includes(name));
