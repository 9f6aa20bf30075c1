import { endpointNames, endpoints, type EndpointName } from '../../src/contract/endpoints';
import type { RequestOf } from '../../src/contract/wire';

type Answers = { [E in EndpointName]?: (request: RequestOf<E>) => unknown };

export interface FakeService {
  requests: <E extends EndpointName>(endpoint: E) => RequestOf<E>[];
  aborted: (endpoint: EndpointName, index: number) => boolean;
}

interface Call {
  readonly endpoint: EndpointName;
  readonly request: unknown;
  readonly signal: AbortSignal;
}

const requestOf = (url: URL, init: RequestInit): unknown =>
  typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams);

const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * In place of the network, for the calls named; any other call fails. An answer may be a
 * promise or a whole response; null is a broken connection.
 */
export const fakeService = (answers: Answers): FakeService => {
  const calls: Call[] = [];
  const answerOf = async ({ endpoint, request }: Call): Promise<Response> => {
    const answer = (answers[endpoint] as ((request: unknown) => unknown) | undefined)?.(request);
    const body: unknown = await answer;
    if (body instanceof Response) return body;
    if (body === undefined || body === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const endpoint = endpointNames.find((name) => pattern(endpoints[name].path).test(url.pathname));
    if (!endpoint) return Promise.reject(new TypeError('Failed to fetch'));
    const call = { endpoint, request: requestOf(url, init), signal: init.signal as AbortSignal };
    calls.push(call);
    return Promise.race([answerOf(call), until(call.signal)]);
  };
  const of = (endpoint: EndpointName): Call[] => calls.filter((call) => call.endpoint === endpoint);
  return {
    requests: <E extends EndpointName>(endpoint: E) =>
      of(endpoint).map(({ request }) => request as RequestOf<E>),
    aborted: (endpoint, index) => of(endpoint)[index]?.signal.aborted === true,
  };
};

export const ok = { status: 'success' } as const;
export const refusal = (message: string) => ({ status: 'bad_request', message }) as const;
