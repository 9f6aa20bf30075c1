import type { RequestSchema } from './requestSchemas';

export type ServiceName = 'main' | 'v2' | 'legacy' | 'password';
export type Section = `7.${number}` | 'support';

interface Declared {
  readonly method?: 'GET' | 'POST';
  readonly service?: ServiceName;
  readonly path: string;
  readonly request?: RequestSchema<unknown>;
  /** Set if the body is multipart/form-data: the request's fields and a part `file`. */
  readonly multipart?: true;
  readonly answer?: 'json' | 'blob';
  readonly errors?: readonly number[];
  /**
   * The client may cache the answer in plain text, with the request as its key. Only for requests without
   * personal data. A call without `cached` is an RTK Query mutation, even if it only reads.
   */
  readonly cached?: true;
  /** Made twice, the call changes nothing more at the service. Implied by `cached`. */
  readonly reads?: true;
  /**
   * Its status is all that the answer says. The specification names the words for a success or shows
   * "status and message" (7.3, 7.7): a word such as 'KO' confirms neither a code nor a signature.
   */
  readonly statusOnly?: true;
  /** A screen makes it, not a flow: once the session is over, the page's own 'Riprova' cannot succeed. */
  readonly byScreen?: true;
}

export interface Endpoint {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly section: Section;
  readonly request: RequestSchema<unknown> | undefined;
  readonly parameters: readonly string[];
  readonly query: readonly string[];
  readonly body: 'none' | 'json' | 'multipart';
  readonly answer: 'json' | 'blob';
  readonly errors: readonly number[];
  readonly cached: boolean;
  readonly reads: boolean;
  readonly statusOnly: boolean;
  readonly byScreen: boolean;
}

type Typed<D> = Endpoint & {
  readonly request: D extends { readonly request: infer R } ? R : undefined;
  readonly answer: D extends { readonly answer: 'blob' } ? 'blob' : 'json';
  readonly body: D extends { readonly multipart: true } ? 'multipart' : 'none' | 'json';
  readonly cached: D extends { readonly cached: true } ? true : false;
};

/** Malformed, from another site, too large, wrong content type, rate limited, failed, busy. */
export const commonErrors = [400, 403, 413, 415, 429, 500, 503] as const;

const complete = (
  section: Section,
  {
    method = 'POST',
    service = 'main',
    path,
    request,
    multipart,
    answer = 'json',
    errors = [],
    cached,
    reads = cached,
    statusOnly,
    byScreen,
  }: Declared,
): Endpoint => {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isGet = method === 'GET';
  return {
    service,
    method,
    path,
    section,
    request,
    parameters,
    query: isGet ? Object.keys(request?.properties ?? {}).filter((name) => !parameters.includes(name)) : [],
    body: isGet ? 'none' : multipart ? 'multipart' : 'json',
    answer,
    errors,
    cached: cached ?? false,
    reads: reads ?? false,
    statusOnly: statusOnly ?? false,
    byScreen: byScreen ?? false,
  };
};

export const declareCalls = <const F extends Readonly<Record<string, Declared>>>(
  section: Section,
  family: F,
): { readonly [K in keyof F]: Typed<F[K]> } =>
  Object.fromEntries(
    Object.entries(family).map(([name, declared]) => [name, complete(section, declared)]),
  ) as unknown as { readonly [K in keyof F]: Typed<F[K]> };
