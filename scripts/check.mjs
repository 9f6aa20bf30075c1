/** `npm run check -- NAME`: one check of scripts/lib/checkTable.mjs, with its options. */
import { runCheck } from './lib/checks.mjs';
import { CHECKS } from './lib/checkTable.mjs';
import { endOnSignals, main, readName } from './lib/process.mjs';

await main(async () => {
  endOnSignals();
  const { name, args } = readName('npm run check', Object.keys(CHECKS));
  ({ code: process.exitCode } = await runCheck(name, args));
});
