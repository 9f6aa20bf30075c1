/**
 * `npm run api-docs`: writes docs/api.md, and the types of the generated client that a test uses, from the
 * contract.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiPageFile, clientTypesFile } from './lib/apiFiles';

const write = async (): Promise<void> => {
  for (const [file, text] of [await apiPageFile(), await clientTypesFile()]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Written: ${path.relative(process.cwd(), file)}`);
  }
};

void write();
