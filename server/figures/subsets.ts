/**
 * Numbers of requests that are among others which are counted: a larger number than is told of those would
 * reveal how many they are at least. Each is shown as the number that is told of them, at most.
 */
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Sums } from './collect';
import { roundedDown } from './publish';
import type { Range } from './totals';

const PAGES: Readonly<Record<string, string>> = {
  [VIDEO_UPLOAD_TYPE]: 'id-video',
  [uploadTypes.documentoFronte]: 'id-doc1',
  [uploadTypes.documentoRetro]: 'id-doc1',
  [uploadTypes.documentoDueFronte]: 'id-doc2',
  [uploadTypes.documentoDueRetro]: 'id-doc2',
};

/** By upload type: who takes a file again has come to its page. */
export const mostRetakes =
  (totals: readonly Range[]) =>
  (type: string): number => {
    const page = PAGES[type] ?? 'id-video';
    return totals[pageOrder.findIndex((one) => nameOfPage(one) === page)]?.from ?? 0;
  };

/** The review refuses documents of signed requests alone. */
export const mostRefused = (totals: readonly Range[]) => (): number => totals.at(-1)?.from ?? 0;

/** A document is still refused in what waits for another, and in what was rejected with it. */
export const mostStillRefused = ({ outcomes }: Sums): number =>
  roundedDown(outcomes.of('document_ko')) + roundedDown(outcomes.of('refused'));
