import { execFile } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
const YEAR = 'public, max-age=31536000, immutable';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
};

const printHeaders = async (args: readonly string[]): Promise<Record<string, string>> => {
  const all = ['--import', 'tsx', 'scripts/csp.ts', '--json', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: ROOT });
  return JSON.parse(stdout) as Record<string, string>;
};

const printed = new Map<string, ReturnType<typeof printHeaders>>();

/** What docs/integration.md has a server send: printed once by the command that it names. */
const printedHeaders = (web: string, services: readonly string[]): ReturnType<typeof printHeaders> => {
  const args = ['--web', web, ...(services.length > 0 ? ['--services', services.join(',')] : [])];
  const key = args.join(' ');
  const headers = printed.get(key) ?? printHeaders(args);
  printed.set(key, headers);
  return headers;
};

export interface OtherHost {
  readonly web: string;
  readonly base?: string;
  readonly name?: 'localhost' | '127.0.0.1';
  readonly config?: Readonly<Record<string, unknown>>;
  /** Passes the calls on to the service at this address, which does not know `base`. */
  readonly proxyTo?: string;
}

const CALL = /^\/(wgt|user|onboarding|promocode)\//;

const passOn = (service: string, from: IncomingMessage, to: ServerResponse, url: string): void => {
  const { hostname, port } = new URL(service);
  const { method = 'GET', headers } = from;
  const call = send({ hostname, port, path: url, method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(to);
  });
  from.pipe(call);
};

export const startOtherHost = async (host: OtherHost) => {
  const { web, base = '/', name = 'localhost', config, proxyTo } = host;
  let headers = await printedHeaders(web, []);
  const missing: string[] = [];

  const fileOf = (url: string): string => {
    const file = path.join(web, decodeURIComponent(url));
    return existsSync(file) && statSync(file).isFile() ? file : path.join(web, 'index.html');
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (!pathname.startsWith(base)) {
      missing.push(pathname);
      return void response.writeHead(404).end();
    }
    const within = pathname.slice(base.length - 1);
    if (proxyTo && CALL.test(within)) return passOn(proxyTo, request, response, within + search);
    const file = fileOf(within);
    const isHashed = within.startsWith('/assets/');
    if (isHashed && file.endsWith('.html')) {
      missing.push(pathname);
      return void response.writeHead(404).end();
    }
    response.writeHead(200, {
      ...headers,
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed ? YEAR : 'no-cache',
    });
    if (config && within === '/config.json') return void response.end(JSON.stringify(config));
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${name}:${port}`,
    missing,
    allow: async (services: readonly string[]): Promise<void> => {
      headers = await printedHeaders(web, services);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
