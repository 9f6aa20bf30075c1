/** Reads documents in pictures, in child processes: a hostile picture stops its process, not the service. */
import { join } from 'node:path';
import type { Grey } from '../formats/picture';
import type { Program } from '../formats/readerProcess';
import { askReader } from '../formats/readers';
import { NOTHING_READ, readingOf, type PictureReading, type Reading } from './reading';

export { NOTHING_READ, type Reading } from './reading';

/** A photograph of four megapixels takes a tenth of it. */
const TIME_LIMIT_MS = 3000;

/** The program itself takes 90 MB, patterns of dots as large as pictures may be 150 more. */
const program: Program = { file: join(__dirname, 'reader.mjs'), heapMb: 160, memoryMb: 420 };

/** Returns what is read in a picture: nothing where that takes too long, fails, or too many wait. */
export const readDocument = async (
  owner: string,
  grey: Grey,
  now: Date,
  limitMs = TIME_LIMIT_MS,
): Promise<Reading> => {
  const answer = await askReader<PictureReading | null>(program, owner, grey, limitMs).catch(() => null);
  return answer === null || typeof answer === 'string' ? NOTHING_READ : readingOf(answer, now);
};

/**
 * Returns what is read in the pictures of one file: of the first that has data. Of several, the others may be
 * the other side, so no side is told.
 */
export const readPictures = async (owner: string, greys: readonly Grey[], now: Date): Promise<Reading> => {
  const [first, ...others] = greys;
  if (!first) return NOTHING_READ;
  if (others.length === 0) return readDocument(owner, first, now);
  for (const grey of greys) {
    const reading = await readDocument(owner, grey, now);
    if (reading.code39 ?? reading.mrz) return { ...reading, side: null };
  }
  return NOTHING_READ;
};
