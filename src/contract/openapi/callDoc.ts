import type { EndpointName } from '../endpoints';
import type { RequestOf, ResponseOf } from '../wire';

type Sent<E extends EndpointName> = [RequestOf<E>] extends [void]
  ? { readonly request?: undefined }
  : { readonly request: Omit<RequestOf<E>, 'file'> };

type Answered<E extends EndpointName> =
  ResponseOf<E> extends Blob
    ? { /** Media types of the file. */ readonly files: readonly string[] }
    : { readonly answer: ResponseOf<E> };

/** What the OpenAPI document says of a call beyond its declaration. */
export type CallDoc<E extends EndpointName> = {
  /** What the call does, in one sentence without a full stop. */
  readonly summary: string;
  readonly description?: string;
  /** True if the call is answered without a session, too. */
  readonly open?: true;
} & Sent<E> &
  Answered<E>;

export type CallDocs = { readonly [E in EndpointName]: CallDoc<E> };
