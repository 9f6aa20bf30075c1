import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { REPLAY_PATH } from '../src/app/replayPlace';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { readRecording } from './lib/readRecording';

const web = path.join(__dirname, '..', 'dist', 'web');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Nothing that the page asks for leaves this machine. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'";

const send = (response: ServerResponse, name: string, body: string | Buffer): void => {
  response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream');
  response.setHeader('content-security-policy', POLICY);
  response.end(body);
};

const pageWith = (trace: string): string => {
  const inert = trace.replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="trace">${inert}</script>`;
  return readFileSync(path.join(web, 'index.html'), 'utf8').replace('</body>', () => `${script}</body>`);
};

const configured = (): string => {
  const config = JSON.parse(readFileSync(path.join(web, 'config.json'), 'utf8')) as object;
  return JSON.stringify({ ...config, supportTools: true });
};

const serve = (trace: string, port: number): void => {
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      // A page elsewhere whose name leads to this machine must not read the recording.
      if (!/^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')) throw new Error('Another host');
      if (pathname === REPLAY_PATH) send(response, 'index.html', pageWith(trace));
      else if (pathname === '/config.json') send(response, pathname, configured());
      // Neither a folder above nor a call of the service: these are no files.
      else if (/^(\/[\w-][\w.-]*)+$/.test(pathname))
        send(response, pathname, readFileSync(path.join(web, pathname)));
      else throw new Error(`There is no ${pathname}`);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  server.once('error', ({ message }) => {
    console.error(`Cannot listen on port ${port}: ${message}`);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    const at = typeof address === 'object' && address ? address.port : port;
    console.log(`http://127.0.0.1:${String(at)}${REPLAY_PATH}`);
  });
};

const {
  options,
  given: [file = ''],
} = readCommandLine(commandLines.replay);
const main = (): string | undefined => {
  const opened = readRecording(file);
  if ('problem' in opened) return opened.problem;
  serve(JSON.stringify(opened.trace), options.port);
  return undefined;
};

const problem = main();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
