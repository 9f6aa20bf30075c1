import { join } from 'node:path';
import type { Program } from './readerProcess';

/**
 * Decodes pictures, and reads the documents in them: an upload needs both, and one program's process stays
 * for it where only one may run. The program takes 130 MB, and the most expensive picture 150 more.
 */
export const pictureProgram: Program = {
  file: join(__dirname, '../reading/reader.mjs'),
  heapMb: 160,
  memoryMb: 420,
};
