/** By endpoint name (spec, section 7). */
import type { answerSchemas } from './answers';
import type { Endpoint } from './declare';
import type { RequestSchema, Shape } from './requestSchemas';
import type { EndpointName, endpoints } from './endpoints';
import type { Answer } from './wireShapes';

export type * from './lookupShapes';
export type * from './wireShapes';

type Request<D extends Endpoint> =
  D['request'] extends RequestSchema<infer T>
    ? D['body'] extends 'multipart'
      ? T & { readonly file: Blob }
      : T
    : void;

type Schemas = typeof answerSchemas;
type Response<E extends EndpointName> = (typeof endpoints)[E]['answer'] extends 'blob'
  ? Blob
  : E extends keyof Schemas
    ? Shape<Schemas[E]>
    : Answer;

type Wire = {
  [E in EndpointName]: {
    readonly request: Request<(typeof endpoints)[E]>;
    readonly response: Response<E>;
  };
};

export type RequestOf<E extends EndpointName> = Wire[E]['request'];
export type ResponseOf<E extends EndpointName> = Wire[E]['response'];

export type StepRequest = RequestOf<'onboardingNext'>;
