import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { endpointNames, endpointOf, type Endpoint, type EndpointName } from '../../src/contract/endpoints';
import { isSessionExpiry } from '../../src/contract/sessionExpiry';
import type { RequestOf, ResponseOf } from '../../src/contract/wire';
import type { Request, Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { takesOnly } from '../http/contentType';
import { findRequest } from '../repositories/requests';
import { isReleased, openedElsewhere } from '../session/release';
import { forgetCookie, hasCookie, loadSession } from '../session/session';
import { signedGuid } from '../session/signedOut';

/** What a handler answers: of a file, its bytes. */
type Served = { [E in EndpointName]: ResponseOf<E> extends Blob ? Buffer : ResponseOf<E> };
/** A multipart call's parts are read by its handler from `http.parts()`: nothing is buffered before. */
export type Input<E extends EndpointName> = [Extract<RequestOf<E>, { file: Blob }>] extends [never]
  ? RequestOf<E>
  : undefined;

/** What a handler is given beside its input. */
export interface Call {
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: AppDeps;
  /** Undefined without a cookie, or where it opens no living session. */
  readonly session: Session | undefined;
  /** In its place where the call may only repeat the confirmation of a code: see loadSession. */
  readonly repeating: Session | undefined;
}

interface Definition<E extends EndpointName> {
  /** The body's texts are judged by the contract's rules: what no database keeps is refused there, on its field. */
  readonly validatesTexts?: boolean;
  readonly handler: (input: Input<E>, call: Call) => Promise<Served[E]>;
}

type Definitions = { readonly [E in EndpointName]: Definition<E> };

/** `{name}` parameters become `:name`; a suffix as in `{barCode}.pdf` stays. */
export const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

declare module 'fastify' {
  interface FastifyInstance {
    /** Names of the endpoints that have a route, in the order of their registration. */
    readonly endpointRoutes: EndpointName[];
    readonly deps: AppDeps;
  }
}

/** The contract's schema of a request, by where it travels. The form of an upload is judged as it is read. */
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

/** Registers the one route of an endpoint of the contract's table. */
export const endpoint = <E extends EndpointName>(
  app: FastifyInstance,
  name: E,
  definition: Definitions[E],
): void => {
  if (app.endpointRoutes.includes(name)) throw new Error(`Endpoint ${name} is registered twice`);
  app.endpointRoutes.push(name);
  const declared = endpointOf(name);
  const { method, path, section } = declared;
  const schema = schemaOf(declared);
  const { deps } = app;
  app.route({
    method,
    url: toRoutePath(path),
    // A HEAD would run the handler of its GET.
    exposeHeadRoute: false,
    config: { validatesTexts: definition.validatesTexts ?? false, ownSiteOnly: true },
    onRequest: takesOnly(declared.body),
    schema: { operationId: name, tags: [section], ...schema },
    handler: async (http, reply) => {
      reply.header('cache-control', 'no-store');
      const { session, repeating } = await loadSession(deps, http);
      // Only what a schema has judged: nothing gets in by the query of a call that has none.
      const input = {
        ...(schema.params !== undefined && (http.params as object)),
        ...(schema.querystring !== undefined && (http.query as object)),
        ...(schema.body !== undefined && (http.body as object)),
      };
      const call = { http, reply, deps, session, repeating };
      try {
        return await definition.handler(
          (declared.body === 'multipart' ? undefined : input) as Input<E>,
          call,
        );
      } catch (error) {
        // Who has been told that the session is over begins anew with the next call.
        const toldOver = error instanceof Refusal && isSessionExpiry(name, error.message);
        if (toldOver && !session && hasCookie(http)) forgetCookie(http, reply);
        throw error;
      }
    },
  });
};

/** Endpoints of the table without a route. */
export const missingEndpoints = (app: FastifyInstance): EndpointName[] =>
  endpointNames.filter((name) => !app.endpointRoutes.includes(name));

/** By which the session's own request is found, if it has one: of a session that has signed it is none's. */
export const ownGuid = ({ session }: Call): string | undefined =>
  signedGuid(session) === undefined ? (session?.guid ?? undefined) : undefined;

const findOwnRequest = async (call: Call): Promise<Request | undefined> => {
  const guid = ownGuid(call);
  return guid === undefined ? undefined : findRequest(call.deps.db, guid);
};

/** The session's own request. Where it has none, refuses by `message`, or by 401 where no message is given. */
export const ownRequest = async (call: Call, message?: string): Promise<Request> => {
  const request = await findOwnRequest(call);
  if (request) return request;
  if (isReleased(call.session)) throw openedElsewhere();
  throw message === undefined ? new Refusal(SESSION_ENDED, { httpStatus: 401 }) : new Refusal(message);
};
