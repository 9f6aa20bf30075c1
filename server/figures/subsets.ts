/**
 * Numbers of requests that are among others which are counted: a larger number than is told of those would
 * reveal how many they are at least. Each is shown as the number that is told of them, at most.
 */
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Sums } from './collect';
import { roundedDown } from './publish';
import type { Range } from './totals';

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

/**
 * A document is still refused in what waits for another, and in what was rejected with it.
 *
 * @param documents of the refused documents, as told
 */
export const mostStillRefused = ({ outcomes }: Sums, documents: readonly number[]): number =>
  Math.min(
    roundedDown(outcomes.of('document_ko')) + roundedDown(outcomes.of('refused')),
    documents.reduce((sum, requests) => sum + requests, 0),
  );
