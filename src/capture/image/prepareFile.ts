import { DOCUMENT_MAX_BYTES, IMAGE_TYPE } from '../../contract/limits';
import type { Advice } from './advice';
import { isCutOff } from './cutOff';
import type { PictureSource } from './messages';
import { FileError } from './problems';
import { shrinkImage } from './shrinkImage';
import { isHeif, isPdf } from './sniff';

const PDF_TYPE = 'application/pdf';

/** What a picture may weigh before it is made smaller: far over any telephone's, below what ends the memory of one. */
const PICTURE_MAX_BYTES = 100 * 1024 * 1024;

/** Scripts can stand in an SVG, and it is never a photograph. Phones sometimes name no type: the content decides. */
const mayBePicture = ({ type }: Blob): boolean =>
  type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));

const withinLimit = (file: File): File => {
  if (file.size > DOCUMENT_MAX_BYTES) throw new FileError('tooLarge');
  return file;
};

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;

export interface Prepared {
  readonly file: File;
  /** What the applicant may want to know before it is sent; empty for most. */
  readonly advice: readonly Advice[];
}

/** A picture shrunk and looked at, under the name that it is sent by. Throws FileError. */
export const preparePicture = async (source: PictureSource, name = ''): Promise<Prepared> => {
  const { blob, advice } = await shrinkImage(source);
  return { file: withinLimit(new File([blob], jpegName(name), { type: IMAGE_TYPE })), advice };
};

/** A chosen file as it is uploaded: PDFs untouched, pictures shrunk and looked at. Throws FileError. */
export const prepareFile = async (file: File): Promise<Prepared> => {
  if (file.size === 0) throw new FileError('unsupported');
  if (await isPdf(file)) {
    const pdf = file.type === PDF_TYPE ? file : new File([file], file.name, { type: PDF_TYPE });
    return { file: withinLimit(pdf), advice: [] };
  }
  const heif = await isHeif(file);
  if (!heif && !mayBePicture(file)) throw new FileError('unsupported');
  if (file.size > PICTURE_MAX_BYTES) throw new FileError('huge');
  const cutOff = isCutOff(file);
  const prepared = await preparePicture(file, file.name).catch((error: unknown) => {
    throw heif && error instanceof FileError && error.problem === 'unsupported'
      ? new FileError('heic')
      : error;
  });
  return (await cutOff) ? { ...prepared, advice: ['incomplete', ...prepared.advice] } : prepared;
};
