import { DOCUMENT_MAX_BYTES, IMAGE_TYPE } from '../../../contract/limits';
import { FileError } from './problems';
import { shrinkImage } from './shrinkImage';

const PDF_TYPE = 'application/pdf';
const PDF_MARK = '%PDF-';

/** By its content: a PDF's name and type are what the phone makes of them. */
const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, PDF_MARK.length).text()) === PDF_MARK;

/** Scripts can stand in an SVG, and it is never a photograph. Phones sometimes name no type: the content decides. */
const mayBePicture = ({ type }: Blob): boolean =>
  type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));

const withinLimit = (file: File): File => {
  if (file.size > DOCUMENT_MAX_BYTES) throw new FileError('tooLarge');
  return file;
};

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;

/** A chosen file as it is uploaded: PDFs untouched, pictures shrunk. Throws FileError. */
export const prepareFile = async (file: File): Promise<File> => {
  if (file.size === 0) throw new FileError('unsupported');
  if (await isPdf(file)) {
    return withinLimit(file.type === PDF_TYPE ? file : new File([file], file.name, { type: PDF_TYPE }));
  }
  if (!mayBePicture(file)) throw new FileError('unsupported');
  const picture = await shrinkImage(file);
  return withinLimit(new File([picture], jpegName(file.name), { type: IMAGE_TYPE }));
};
