/**
 * `npm run places -- ANPR_archivio_comuni.csv STATES.csv [FORMER_STATES.csv]`: compares the table of
 * birthplaces with ANPR's archive of municipalities and ISTAT's lists of foreign states, and looks for each
 * place as people born there do. Lists differences without a decision and decisions without a difference.
 */
import { readFileSync } from 'node:fs';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { decided } from './data/archive/decided';
import { differences } from './data/archive/differences';
import { parseArchive } from './data/archive/read';
import { parseStates, stateDifferences } from './data/archive/states';

/** The table has the names and provinces that people born since then need. */
const OLDEST_BIRTH = '1940-01-01';
const ADULT_YEARS = 18;

const adultBirth = (): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return endWronglyCalled(commandLines.places, `${file} cannot be read: ${code}.`);
  }
};

const main = (): void => {
  const [file = '', ...lists] = readCommandLine(commandLines.places).given;
  const archive = parseArchive(read(file));
  const states = lists.flatMap((list) => parseStates(read(list)));
  const { open, settled, stale } = decided([
    ...differences(archive, { from: OLDEST_BIRTH, to: adultBirth() }),
    ...stateDifferences(states),
  ]);
  for (const { key, text } of open) console.log(`${key}: ${text}`);
  for (const key of stale) console.log(`no longer differs: ${key}`);
  const counts = `${settled.length} decided, ${open.length} open, ${stale.length} no longer`;
  console.log(
    `Archive of ${archive.edition}, ${archive.rows.length} rows, ${states.length} states: ${counts}`,
  );
  process.exitCode = open.length + stale.length > 0 ? 1 : 0;
};

main();
