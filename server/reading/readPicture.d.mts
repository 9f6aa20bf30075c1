import type { Grey } from '../formats/picture';
import type { PictureReading } from './reading';

export const readPicture: (grey: Grey) => Promise<PictureReading>;
