/** Reads documents in pictures, in child processes: a hostile picture stops its process, not the service. */
import { askForHelp } from '../formats/help';
import type { Grey } from '../formats/picture';
import { pictureProgram } from '../formats/pictureProgram';
import type { Limit } from '../formats/readerProcess';
import { NOTHING_READ, readingOf, type PictureReading, type Reading } from './reading';

export { NOTHING_READ, type Reading } from './reading';

/**
 * What the first picture with data says; nothing where that takes too long, fails, or too many wait. Of
 * several pictures the others may be the other side, so no side is reported.
 */
export const readPictures = async (
  owner: string,
  pictures: readonly Grey[],
  now: Date,
  limit?: Limit,
): Promise<Reading> => {
  if (pictures.length === 0) return NOTHING_READ;
  const answer = await askForHelp<readonly PictureReading[] | null>(
    pictureProgram,
    owner,
    { pictures },
    limit,
  );
  const readings = (answer ?? []).map((one) => readingOf(one, now));
  if (pictures.length === 1) return readings[0] ?? NOTHING_READ;
  const withData = readings.find(({ code39, mrz }) => code39 ?? mrz);
  return withData ? { ...withData, side: null } : NOTHING_READ;
};
