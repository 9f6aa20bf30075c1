import { backUploadTypeOf, uploadTypes } from '../../src/contract/uploads';

const fronts = new Map(Object.values(uploadTypes).map((front) => [backUploadTypeOf(front), front]));

/** Upload type of the front that a file belongs to: its own, unless it is a back. */
export const frontUploadTypeOf = (type: string): string => fronts.get(type) ?? type;

/** Whether a file is the other side of a document. */
export const isBack = (type: string): boolean => fronts.has(type);

/** Both sides of a front's document, or the one that it has. */
export const sidesOf = (front: string): readonly string[] => {
  const back = backUploadTypeOf(front);
  return back === undefined ? [front] : [front, back];
};
