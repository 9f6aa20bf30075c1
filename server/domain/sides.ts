import { backUploadTypeOf, uploadTypes } from '../../src/contract/uploads';

const fronts = new Map(Object.values(uploadTypes).map((front) => [backUploadTypeOf(front), front]));

export const frontUploadTypeOf = (type: string): string => fronts.get(type) ?? type;

export const isBack = (type: string): boolean => fronts.has(type);

export const sidesOf = (front: string): readonly string[] => {
  const back = backUploadTypeOf(front);
  return back === undefined ? [front] : [front, back];
};
