/**
 * PGlite serves one process. While the service is that process, it looks recordings up for `npm run support`,
 * over a socket in its own folder that nobody else on the machine can open, and answers nothing else.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Config } from '../config';
import { isJourney } from '../../src/contract/journey';
import type { AppDeps } from '../deps';
import type { StoredTrace } from '../repositories/traces';
import { takeTraces, type Look } from './lookUp';
import { SupportError } from './supportError';

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** Longer paths are cut off by the system, without an error on Node 20: the socket would be elsewhere. */
const PATH_MAX_BYTES = 100;

const socketOf = ({ DATA_DIR }: Place): string | undefined => {
  const path = join(DATA_DIR, 'support.sock');
  return Buffer.byteLength(path) > PATH_MAX_BYTES ? undefined : path;
};

const isLook = (value: unknown): value is Look => {
  const { code, saved } = (value ?? {}) as Partial<Record<keyof Look, unknown>>;
  return isJourney(code) && typeof saved === 'boolean';
};

/** The socket is made with the rights that it keeps: nobody can be faster than a later change of them. */
const listen = async (server: Server, path: string): Promise<void> => {
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
};

/** Without the socket the service goes on, and logs it. */
export const openLookUps = async (
  deps: Pick<AppDeps, 'config' | 'db' | 'clock' | 'log'>,
): Promise<{ readonly close: () => void }> => {
  const { config, log } = deps;
  if (config.DATABASE_URL !== undefined) return { close: () => undefined };
  const server = createServer((call, response) => {
    const answer = async (): Promise<void> => {
      const look = await json(call);
      if (!isLook(look)) throw new SupportError('No look at a code');
      response.end(JSON.stringify(await takeTraces(deps, look)));
    };
    answer().catch((error: unknown) => {
      log.error({ err: error }, 'A code could not be looked up');
      response.writeHead(500).end();
    });
  });
  const path = socketOf(config);
  try {
    if (path === undefined) throw new SupportError('The path of DATA_DIR is too long for a socket');
    // The folder is locked, so what is there is of a process that has ended.
    await rm(path, { force: true });
    await listen(server, path);
  } catch (error) {
    log.warn({ err: error }, 'npm run support works only while the service is stopped');
  }
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const ANSWER_LIMIT_MS = 30_000;
const NOBODY_LISTENS: readonly unknown[] = ['ENOENT', 'ECONNREFUSED'];

/** Undefined where no service runs that alone has the database. */
export const askService = async (place: Place, look: Look): Promise<readonly StoredTrace[] | undefined> => {
  const socketPath = socketOf(place);
  if (place.DATABASE_URL !== undefined || socketPath === undefined) return undefined;
  const call = request({ socketPath, method: 'POST', timeout: ANSWER_LIMIT_MS });
  call.on('timeout', () => call.destroy(new SupportError('The running service does not answer.')));
  call.end(JSON.stringify(look));
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200)
      throw new SupportError('The running service could not look the code up: its log says why.');
    const traces = (await json(response)) as readonly (Omit<StoredTrace, 'at'> & { readonly at: string })[];
    return traces.map((trace) => ({ ...trace, at: new Date(trace.at) }));
  } catch (error) {
    if (NOBODY_LISTENS.includes((error as NodeJS.ErrnoException).code)) return undefined;
    if (error instanceof SupportError) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SupportError(`The running service could not be asked (${code}): run this as its user.`);
  }
};
