import type { RuntimeConfig } from '../../src/api/runtimeConfig';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { config as base } from '../flows/support';
import type { ApiError } from '../../src/contract/errors';
import { createAppStore } from '../../src/state/store';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
export type Reply = (request: Received, response: ServerResponse) => void;

export const httpServer = () => {
  const received: Received[] = [];
  let reply: Reply = (_, response) => response.end();
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      // The page's own origin is another: the browser (jsdom too) asks for leave.
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', 'content-type');
      if (method === 'OPTIONS') {
        response.end();
        return;
      }
      const entry = { method, url, headers, body: Buffer.concat(parts) };
      received.push(entry);
      reply(entry, response);
    });
  });
  return {
    received,
    answer: (next: Reply) => {
      reply = next;
    },
    json: (body: unknown, status = 200) => {
      reply = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
    },
    start: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export const failure = async (running: PromiseLike<{ error?: unknown }>): Promise<ApiError> => {
  const { error } = await running;
  return error as ApiError;
};

export const appFor = (mainServiceUrl: string, more: Partial<RuntimeConfig> = {}) =>
  createAppStore({
    config: {
      ...base,
      mainServiceUrl,
      v2ServiceUrl: mainServiceUrl,
      legacyServiceUrl: mainServiceUrl,
      ...more,
    },
    location: { pathname: '/request/card', search: '' },
  });

export const storeFor = (...given: Parameters<typeof appFor>) => appFor(...given).store;
