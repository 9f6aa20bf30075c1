import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { conformance } from './conformance/command';

const main = async (): Promise<void> => {
  process.exitCode = await conformance(process.argv.slice(2), {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
    read: (file) => readFile(file, 'utf8'),
    pause: (ms) => sleep(ms),
  });
};

void main();
