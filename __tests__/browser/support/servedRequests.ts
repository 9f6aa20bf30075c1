import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const STARTED = 'http.server.request.start';

/** First line and headers of every request that reaches the services of this process while `work` runs. */
export const servedDuring = async (work: () => Promise<void>): Promise<readonly string[]> => {
  const served: string[] = [];
  const note = (message: unknown): void => {
    const { request } = message as { readonly request: IncomingMessage };
    served.push([`${request.method} ${request.url}`, ...request.rawHeaders].join('\n'));
  };
  subscribe(STARTED, note);
  try {
    await work();
  } finally {
    unsubscribe(STARTED, note);
  }
  return served;
};
