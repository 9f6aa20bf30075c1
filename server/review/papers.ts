/**
 * The documents of a request as the applicant and the review know them: both
 * sides of one are one (spec, 4.6).
 */
import { VIDEO_UPLOAD_TYPE, uploadTypes } from '../../src/contract/uploads';
import type { Document } from '../db/schema';
import { frontUploadTypeOf, isBack, sidesOf } from '../domain/sides';

/** 'other' is one of the data model's further documents that was asked for before the signature. */
export type PaperKind = 'document1' | 'document2' | 'video' | 'other' | 'additional';
/** '' to be judged, 'true' accepted, 'false' refused, 'never_uploaded' asked for. */
export type PaperSign = '' | 'true' | 'false' | 'never_uploaded';

export interface Paper {
  readonly kind: PaperKind;
  /** Upload type of the front, or of the one side that there is. */
  readonly front: string;
  readonly barCode: string;
  readonly sign: PaperSign;
  /** '' or 'KO' and the reason. */
  readonly feedback: string;
  /** When the review asked for it; null where it is not to be sent again. */
  readonly askedAt: Date | null;
  /** The front first. */
  readonly sides: readonly Document[];
}

const order: readonly PaperKind[] = ['document1', 'document2', 'video', 'other', 'additional'];
const kinds: Readonly<Record<string, PaperKind>> = {
  [uploadTypes.documentoFronte]: 'document1',
  [uploadTypes.documentoDueFronte]: 'document2',
  [VIDEO_UPLOAD_TYPE]: 'video',
};

const isRefused = ({ sign, feedback }: Document): boolean => sign === 'false' || feedback.startsWith('KO');
const isAwaited = (side: Document): boolean => isRefused(side) || side.sign === 'never_uploaded';

/** One refused side refuses the document: it is judged anew once every side has been replaced. */
const signOf = (sides: readonly Document[]): PaperSign => {
  if (sides.some(isRefused)) return 'false';
  if (sides.some(({ sign }) => sign === 'never_uploaded')) return 'never_uploaded';
  return sides.every(({ sign }) => sign === 'true') ? 'true' : '';
};

const paperOf = (front: string, files: readonly Document[]): Paper => {
  const sides = [...files].sort((one, other) => Number(isBack(one.type)) - Number(isBack(other.type)));
  const additional = sides.some((side) => side.additional);
  return {
    kind: additional ? 'additional' : (kinds[front] ?? 'other'),
    front,
    barCode: sides.find(({ barCode }) => barCode !== '')?.barCode ?? '',
    sign: signOf(sides),
    feedback: sides.find(isRefused)?.feedback ?? '',
    askedAt: sides.find(({ askedAt }) => askedAt !== null)?.askedAt ?? null,
    sides,
  };
};

/** In the order in which they were asked for. */
export const papersOf = (documents: readonly Document[]): Paper[] => {
  const fronts = [...new Set(documents.map(({ type }) => frontUploadTypeOf(type)))];
  return fronts
    .map((front) =>
      paperOf(
        front,
        documents.filter(({ type }) => frontUploadTypeOf(type) === front),
      ),
    )
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
};

/** Still to be sent by the applicant. */
export const isOutstanding = ({ sign }: Paper): boolean => sign === 'false' || sign === 'never_uploaded';

/**
 * Upload types of the sides that are still to be sent: a side that has been replaced is not asked for twice.
 */
export const missingSides = (paper: Paper): string[] => {
  if (!isOutstanding(paper)) return [];
  return sidesOf(paper.front).filter((type) => {
    const side = paper.sides.find((one) => one.type === type);
    return side === undefined || isAwaited(side);
  });
};

/** Each side carries the document's bar code; what was stored before they shared one may carry two. */
export const hasBarCode = ({ sides }: Paper, barCode: string): boolean =>
  barCode !== '' && sides.some((side) => side.barCode === barCode);
