import { IMAGE_QUALITY, IMAGE_TYPE } from '../../contract/limits';

/** By a quarter to the right; unchanged where the browser cannot. */
export const turnPicture = async (file: File): Promise<File> => {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.height, image.width];
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(image, 0, 0);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, IMAGE_TYPE, IMAGE_QUALITY));
  return blob && context ? new File([blob], file.name, { type: IMAGE_TYPE }) : file;
};
