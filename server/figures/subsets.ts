/**
 * Numbers of requests that are among others which are counted: a larger number than is told of those would
 * reveal how many they are at least. Each is shown as the number that is told of them, at most.
 */
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Counts, Sums } from './collect';
import { FEW, roundedDown, shown } from './publish';
import type { Range } from './totals';

interface Listed {
  readonly what: string;
  readonly number: number;
}

/** Only shown counts: a reviewer's text appears once five requests have it, so it is about nobody. */
export const listed = (counts: Counts, most: (what: string) => number = () => Infinity): readonly Listed[] =>
  counts.all().flatMap(([what, number]) => {
    const count = shown(Math.min(number, most(what)));
    return count === FEW ? [] : [{ what, number: count }];
  });

/** Where `course.ts` counts who has such files, as they open the next page. */
const PAGES: Readonly<Record<string, string>> = {
  [VIDEO_UPLOAD_TYPE]: 'id-doc1',
  [uploadTypes.documentoFronte]: 'id-doc1',
};

/** By upload type. */
export const mostRetakes =
  (totals: readonly Range[]) =>
  (type: string): number => {
    const page = PAGES[type] ?? 'id-doc2';
    return totals[pageOrder.findIndex((one) => nameOfPage(one) === page)]?.from ?? 0;
  };

/** The review refuses documents of signed requests alone. */
export const mostRefused = (totals: readonly Range[]) => (): number => totals.at(-1)?.from ?? 0;

/** A document is still refused in what waits for another, and in what was rejected with it. */
const mostStillRefused = ({ outcomes }: Sums): number =>
  roundedDown(outcomes.of('document_ko')) + roundedDown(outcomes.of('refused'));

/** Each document has one reason, so all of them together are no more than `documents`, as told. */
export const reasonsOf = (sums: Sums, documents: readonly Listed[]): readonly Listed[] => {
  let rest = documents.reduce((sum, { number }) => sum + number, 0);
  return listed(sums.reasons, () => mostStillRefused(sums)).flatMap(({ what, number: most }) => {
    const number = Math.min(most, rest);
    rest -= number;
    return number === 0 ? [] : [{ what, number }];
  });
};
