import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

export interface S3Server {
  readonly endpoint: string;
  stop(): Promise<void>;
}

const root = path.resolve(__dirname, '../../..');

/** A real S3-speaking server of the tests' own (scripts/swift.mjs), and its credentials in the environment. */
export const startS3Server = async (): Promise<S3Server> => {
  const server = spawn(process.execPath, ['scripts/swift.mjs'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let complaint = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('exit', () => reject(new Error(complaint)));
  });
  process.env['AWS_ACCESS_KEY_ID'] = 'test:tester';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'testing';
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  return {
    endpoint,
    stop: () => {
      server.stdin.end();
      return ended;
    },
  };
};
