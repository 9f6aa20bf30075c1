import type { FastifyServerOptions } from 'fastify';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';

export interface ConnectionLimits {
  readonly silenceMs: number;
  readonly headersMs: number;
  /** Limit on receiving a whole request: 15 MB at 400 kbit/s take more than five minutes, a video seven. */
  readonly wholeMs: number;
  readonly connections: number;
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
