import { papersOf } from '../../documents/papers';
import { IDENTIFICATION_STEP } from '../../documents/paperNames';
import { CONTACT_STEP } from '../../customers/contact';
import type { Db } from '../../db/types';
import { fromStored } from '../../reading/stored';
import { findAnswersOfMany, savedValue, type SavedAnswer } from '../../repositories/answers';
import { listRead, readingText } from '../../repositories/documents';
import { guidsWithReading, type ReviewFilter } from '../../repositories/reviewList';
import { documentFacts, withReadings, type Fact } from './documentFacts';

const STEPS = [CONTACT_STEP, 'address-info', IDENTIFICATION_STEP];
/** Read at once: their documents and answers are held in memory. */
const AT_ONCE = 200;

/** Only what is certain enough to differ. */
const personFacts = (answers: readonly SavedAnswer[]): Fact[] => [
  { label: 'Codice fiscale', value: savedValue(answers, 'anagrafica', 'cf')?.value ?? '' },
  { label: 'Data di nascita', value: savedValue(answers, 'codiceFiscale', 'data')?.value ?? '' },
];

const differingAmong = async (db: Db, guids: readonly string[]): Promise<string[]> => {
  const answers = await findAnswersOfMany(db, guids, STEPS);
  const documents = await listRead(db, guids);
  return guids.filter((guid) => {
    const its = answers.get(guid) ?? [];
    return papersOf(documents.filter((one) => one.guid === guid)).some(({ kind, sides }) => {
      const readings = sides.map((side) => fromStored(readingText(db, side)));
      const facts = [...personFacts(its), ...documentFacts(its, kind)];
      return withReadings(facts, readings).some(({ read }) => read?.equal === false);
    });
  });
};

/** Requests that one page of the list compares, at some tenths of a millisecond each. */
export const MOST_COMPARED = 1000;

interface Differing {
  readonly guids: readonly string[];
  readonly isCut: boolean;
}

/** Readings are encrypted, so each is compared here and not by the database. */
export const withDifferences = async (
  db: Db,
  wanted: ReviewFilter,
  oldestFirst: boolean,
): Promise<Differing> => {
  const all = await guidsWithReading(db, wanted, { oldestFirst, limit: MOST_COMPARED + 1 });
  const compared = all.slice(0, MOST_COMPARED);
  const guids: string[] = [];
  for (let from = 0; from < compared.length; from += AT_ONCE)
    guids.push(...(await differingAmong(db, compared.slice(from, from + AT_ONCE))));
  return { guids, isCut: all.length > compared.length };
};
