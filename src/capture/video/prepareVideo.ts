import type { Prepared } from '../image/prepareFile';
import { FileError, type FileProblem } from '../image/problems';
import { videoFileProblem, type VideoFileProblem } from './videoFile';

const problems = {
  notVideo: 'notVideo',
  empty: 'videoEmpty',
  tooLong: 'videoTooLong',
  tooLarge: 'videoTooLarge',
} as const satisfies Record<VideoFileProblem, FileProblem>;

/** A video is sent unchanged. Throws FileError. */
export const prepareVideo = async (file: File): Promise<Prepared> => {
  const problem = await videoFileProblem(file);
  if (problem !== undefined) throw new FileError(problems[problem]);
  return { file, advice: [] };
};
