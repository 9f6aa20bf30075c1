import type { FastifyServerOptions } from 'fastify';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';

export interface ConnectionLimits {
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  readonly headersMs: number;
  /** For receiving all of a request: 15 MB at 400 kbit/s take more than five minutes, a video seven. */
  readonly wholeMs: number;
  /** At once; each further one is closed as it comes. */
  readonly connections: number;
  /** How often Node looks for what is over its limit. */
  readonly checkEveryMs: number;
}

export const connectionLimits: ConnectionLimits = {
  silenceMs: REQUEST_TIMEOUT_MS,
  headersMs: 30_000,
  wholeMs: 600_000,
  connections: 4096,
  checkEveryMs: 10_000,
};

type Options = Required<Pick<FastifyServerOptions, 'connectionTimeout' | 'requestTimeout'>> & {
  readonly http: { readonly headersTimeout: number; readonly connectionsCheckingInterval: number };
};

/** How long the server waits, as Fastify and Node want it told. */
export const connectionOptions = ({
  silenceMs,
  headersMs,
  wholeMs,
  checkEveryMs,
}: Omit<ConnectionLimits, 'connections'>): Options => ({
  connectionTimeout: silenceMs,
  requestTimeout: wholeMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});
