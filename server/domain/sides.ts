import { backUploadTypeOf, uploadTypes } from '../../src/contract/uploads';

const fronts = new Map(Object.values(uploadTypes).map((front) => [backUploadTypeOf(front), front]));

/** Returns the upload type of the front of a file's document: the file's own type, unless it is a back. */
export const frontUploadTypeOf = (type: string): string => fronts.get(type) ?? type;

export const isBack = (type: string): boolean => fronts.has(type);

/** Returns the upload types of a document's sides, by that of its front. */
export const sidesOf = (front: string): readonly string[] => {
  const back = backUploadTypeOf(front);
  return back === undefined ? [front] : [front, back];
};
