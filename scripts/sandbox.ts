/** `npm run sandbox -- …`: plays the review of a request on the running service, from the command line. */
import { runSandbox } from './lib/sandbox/run';

const main = async (): Promise<void> => {
  process.exitCode = await runSandbox(process.argv.slice(2), {
    environment: process.env,
    out: (text) => console.log(text),
    error: (text) => console.error(text),
  });
};

void main();
