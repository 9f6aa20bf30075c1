import { runSandbox } from './lib/sandbox/run';

const main = async (): Promise<void> => {
  process.exitCode = await runSandbox(process.argv.slice(2), {
    environment: process.env,
    out: (text) => console.log(text),
    error: (text) => console.error(text),
  });
};

void main();
