import { DOCUMENT_MAX_BYTES, IMAGE_TYPE, PICTURE_MAX_BYTES } from '../../contract/limits';
import type { Advice, PictureSource } from './picture';
import { isTruncatedJpeg, isHeif, isPdf, pictureType } from './fileType';
import { FileError } from './problems';
import { shrinkImage } from './shrinkImage';

const PDF_TYPE = 'application/pdf';

/** Refuses SVG, because it can contain scripts. Some phones set no type: then the decoder decides. */
const mayBePicture = ({ type }: Blob): boolean =>
  type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));

const withinLimit = (file: File): File => {
  if (file.size > DOCUMENT_MAX_BYTES) throw new FileError('tooLarge');
  return file;
};

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;

/** The picture types that the service re-encodes itself. */
const SENT_UNCHANGED: readonly string[] = [IMAGE_TYPE, 'image/png'];

export interface Prepared {
  readonly file: File;
  readonly advice: readonly Advice[];
}

/** Throws FileError. */
export const preparePicture = async (source: PictureSource, name = ''): Promise<Prepared> => {
  const { blob, advice } = await shrinkImage(source);
  return { file: withinLimit(new File([blob], jpegName(name), { type: IMAGE_TYPE })), advice };
};

/**
 * Where the browser alters canvases the picture is sent unchanged: the service turns and shrinks it. Throws
 * FileError.
 */
export const prepareFile = async (file: File): Promise<Prepared> => {
  if (file.size === 0) throw new FileError('unsupported');
  if (await isPdf(file)) {
    const pdf = file.type === PDF_TYPE ? file : new File([file], file.name, { type: PDF_TYPE });
    return { file: withinLimit(pdf), advice: [] };
  }
  const heif = await isHeif(file);
  const type = await pictureType(file);
  if (!heif && type === undefined && !mayBePicture(file)) throw new FileError('unsupported');
  if (file.size > PICTURE_MAX_BYTES) throw new FileError('huge');
  const cutOff = isTruncatedJpeg(file);
  // Files of mail programs and cloud folders come without a type, or as 'application/octet-stream'.
  const picture = type === undefined || type === file.type ? file : new Blob([file], { type });
  const prepared = await preparePicture(picture, file.name).catch((error: unknown) => {
    const problem = error instanceof FileError ? error.problem : undefined;
    if (problem === 'altered' && type !== undefined && SENT_UNCHANGED.includes(type))
      return { file: withinLimit(new File([file], file.name, { type })), advice: [] };
    throw heif && (problem === 'unsupported' || problem === 'altered') ? new FileError('heic') : error;
  });
  return (await cutOff) ? { ...prepared, advice: ['incomplete', ...prepared.advice] } : prepared;
};
