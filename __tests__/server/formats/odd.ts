import path from 'node:path';
import type { Program } from '../../../server/formats/readerProcess';

export const ODD_FILE = path.resolve(__dirname, 'odd.mjs');
export const odd: Program = { file: ODD_FILE, heapMb: 64, memoryMb: 200 };
