/** `npm run read -- FILE…`: prints what is read in pictures and scans of documents, a line of JSON a file. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scansOf } from '../server/formats/pdf/scans';
import { reencode, type Grey } from '../server/formats/picture';
import { endReaders } from '../server/formats/readers';
import { sniff } from '../server/formats/sniff';
import { readPictures } from '../server/reading';

const OWNER = 'read';
const { positionals } = parseArgs({ allowPositionals: true });

const greysOf = async (bytes: Buffer): Promise<readonly Grey[]> => {
  if (sniff(bytes) === 'pdf') return scansOf(OWNER, bytes);
  const picture = await reencode(OWNER, bytes);
  return typeof picture === 'string' ? [] : [picture.grey];
};

const lineOf = async (file: string): Promise<string> => {
  const greys = await greysOf(readFileSync(file));
  const { code39, mrz, side, noText } = await readPictures(OWNER, greys, new Date());
  return JSON.stringify({ file, code39, mrz, side, noText });
};

const readAll = async (): Promise<void> => {
  for (const file of positionals) console.log(await lineOf(file));
  endReaders();
};

if (positionals.length === 0) {
  console.error('Usage: npm run read -- FILE…');
  process.exitCode = 1;
} else void readAll();
