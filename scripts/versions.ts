/**
 * Part of `npm version` (docs/versions.md): refuses a version without an entry in CHANGELOG.md, or one too
 * low for what changed in the contract since the last release.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { differenceOf } from './versions/contractLines';
import { refusalsOf } from './versions/release';
import { linesOfToday } from './versions/today';

const { options } = readCommandLine(commandLines.versions);
if (options.check && options.record)
  endWronglyCalled(commandLines.versions, '--check and --record exclude each other.');

const at = (name: string): string => path.resolve(__dirname, '..', name);
const RECORD = at('docs/contract.txt');

// Nobody's back end can break before the first release.
const released = existsSync(RECORD) ? readFileSync(RECORD, 'utf8').trimEnd().split('\n') : linesOfToday;
const contract = differenceOf(released, linesOfToday);

if (options.record) writeFileSync(RECORD, `${linesOfToday.join('\n')}\n`);
else if (options.check) {
  // Set by npm for the scripts of `npm version`.
  const { npm_old_version: before = '', npm_new_version: after = '' } = process.env;
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8');
  const refusals = refusalsOf({ before, after, changelog, contract });
  for (const line of refusals) console.error(line);
  process.exitCode = refusals.length > 0 ? 1 : 0;
} else {
  const { breaking, compatible } = contract;
  console.log(`Since the last release:\nbreaks a back end: ${breaking.length}\n  ${breaking.join('\n  ')}`);
  console.log(`does not: ${compatible.length}\n  ${compatible.join('\n  ')}`);
}
