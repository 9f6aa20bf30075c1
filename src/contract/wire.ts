/** Types of requests and responses by endpoint name (spec, section 7). */
import type { AnswerKind, Endpoint, RequestSchema } from './calls/declare';
import type { EndpointName, endpoints } from './endpoints';

export type * from './lookupShapes';
export type * from './wireShapes';

/** The request of a multipart call has its fields and a file. */
type Request<D extends Endpoint> =
  D['request'] extends RequestSchema<infer T>
    ? D['body'] extends 'multipart'
      ? T & { readonly file: Blob }
      : T
    : void;

type Response<D extends Endpoint> = D['answer'] extends AnswerKind<'json' | 'blob', infer T> ? T : never;

type Wire = {
  [E in EndpointName]: {
    readonly request: Request<(typeof endpoints)[E]>;
    readonly response: Response<(typeof endpoints)[E]>;
  };
};

export type RequestOf<E extends EndpointName> = Wire[E]['request'];
export type ResponseOf<E extends EndpointName> = Wire[E]['response'];
