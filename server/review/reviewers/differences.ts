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

/** What is certain enough to differ, of the person. */
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

/** Returns the guids of the requests of a list that have one. What is read is encrypted: each is compared. */
export const guidsWithDifferences = async (db: Db, wanted: ReviewFilter): Promise<string[]> => {
  const guids = await guidsWithReading(db, wanted);
  const differing: string[] = [];
  for (let from = 0; from < guids.length; from += AT_ONCE)
    differing.push(...(await differingAmong(db, guids.slice(from, from + AT_ONCE))));
  return differing;
};
