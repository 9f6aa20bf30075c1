import type { Endpoint } from '../contract/declare';
import type { EndpointName } from '../contract/endpoints';
import type { RequestOf, ResponseOf } from '../contract/wire';
import type { FileRef } from './files';

/** A preview request has a version, so that the preview of a new file does not come from the cache. */
export type ApiRequest<E extends EndpointName> = E extends 'documentPreview'
  ? { readonly type: string; readonly version: number }
  : RequestOf<E> extends { readonly file: Blob }
    ? Omit<RequestOf<E>, 'file'> & { readonly file: FileRef }
    : RequestOf<E>;

/** Files are object URLs; a preview that does not exist is null. */
export type ApiResponse<E extends EndpointName> = E extends 'documentPreview'
  ? string | null
  : ResponseOf<E> extends Blob
    ? string
    : ResponseOf<E>;

export interface ApiCall {
  readonly name: EndpointName;
  readonly declared: Endpoint;
  readonly request: Readonly<Record<string, unknown>> | void;
  /** The answer is a list, which may come bare. */
  readonly isList?: boolean;
}
