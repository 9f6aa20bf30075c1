import type { EndpointName } from '../endpoints';
import type { RequestOf, ResponseOf } from '../wire';

type Sent<E extends EndpointName> = [RequestOf<E>] extends [void]
  ? { readonly request?: undefined }
  : { readonly request: Omit<RequestOf<E>, 'file'> };

type Answered<E extends EndpointName> =
  ResponseOf<E> extends Blob ? { readonly files: readonly string[] } : { readonly answer: ResponseOf<E> };

export type CallDoc<E extends EndpointName> = {
  /** One sentence without a full stop. */
  readonly summary: string;
  readonly description?: string;
  /** True if the call is answered without a session, too. */
  readonly open?: true;
} & Sent<E> &
  Answered<E>;

export type CallDocs = { readonly [E in EndpointName]: CallDoc<E> };
