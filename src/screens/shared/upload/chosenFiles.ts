import { isReadable } from '../../../api/files';
import { sha256Of } from '../../../api/sha256';
import { prepareFile, type Prepared } from '../../../capture/image/prepareFile';
import { FileError, type FileProblem } from '../../../capture/image/problems';
import { prepareVideo } from '../../../capture/video/prepareVideo';
import { IMAGE_TYPE } from '../../../contract/limits';
import { isVideoUpload } from '../../../contract/uploads';

/** Enough bytes to distinguish a photo from every other. */
const TELLING_BYTES = 1024 * 1024;

/** Undefined where the browser cannot compute checksums. */
const markOf = async (file: Blob): Promise<string | undefined> => {
  const sum = await sha256Of(file.slice(0, TELLING_BYTES)).catch(() => undefined);
  return sum && `${file.size} ${sum}`;
};

const marks = new WeakMap<File, string>();
const sent = new Map<string, string | undefined>();

/** A photo just taken has no mark: it is no other's. */
export const noteSentFile = (key: string, file: File): void => void sent.set(key, marks.get(file));

export interface UploadPlace {
  readonly key: string;
  readonly type: string;
}

const isSentElsewhere = (key: string, mark: string, isHeld: (key: string) => boolean): boolean =>
  [...sent].some(([other, its]) => other !== key && its === mark && isHeld(other));

/**
 * `isHeld` says whether what was sent for a key is stored or on its way. PDFs often have both sides in one
 * file, so only a picture is advised against.
 */
export const prepareChosenFile = async (
  { key, type }: UploadPlace,
  file: File,
  isHeld: (key: string) => boolean,
): Promise<Prepared | FileProblem> => {
  try {
    if (isVideoUpload(type)) return await prepareVideo(file);
    const [prepared, mark] = await Promise.all([prepareFile(file), markOf(file)]);
    if (mark === undefined) return prepared;
    marks.set(prepared.file, mark);
    const isSame = prepared.file.type === IMAGE_TYPE && isSentElsewhere(key, mark, isHeld);
    return isSame ? { ...prepared, advice: ['same'] } : prepared;
  } catch (error) {
    if (!(await isReadable(file))) return 'unreadable';
    return error instanceof FileError ? error.problem : 'unsupported';
  }
};
