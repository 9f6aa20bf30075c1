import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { S3Server } from '../../../scripts/testing/service/fakeS3';

const root = path.resolve(__dirname, '../../..');

export const startSwift = async (): Promise<S3Server> => {
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
  return {
    endpoint,
    key: { id: 'test:tester', secret: 'testing' },
    stop: () => {
      server.stdin.end();
      return ended;
    },
  };
};
