/** `npm run read -- FILE…`: a line of JSON for each file. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endReaders } from '../server/formats/readers';
import { readPictures } from '../server/reading';
import { greysOf } from './lib/greysOf';

const { positionals } = parseArgs({ allowPositionals: true });

const lineOf = async (file: string): Promise<object> => {
  const greys = await greysOf('read', readFileSync(file));
  const { code39, mrz, side, noText } = await readPictures('read', greys, new Date());
  return { file, code39, mrz, side, noText };
};

/** An unreadable file does not stop the others. */
const lineOrError = (file: string): Promise<object> =>
  lineOf(file).catch((error: unknown) => {
    process.exitCode = 1;
    return { file, error: error instanceof Error ? error.message : String(error) };
  });

const readAll = async (): Promise<void> => {
  for (const file of positionals) console.log(JSON.stringify(await lineOrError(file)));
  endReaders();
};

if (positionals.length === 0) {
  console.error('Usage: npm run read -- FILE…');
  process.exitCode = 1;
} else void readAll();
