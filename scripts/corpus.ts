/**
 * `npm run corpus -- FOLDER`: writes every shape of file that the tests try into
 * a folder, to try them by hand.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shapes } from '../__tests__/corpus/shapes';

const main = async (): Promise<void> => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Usage: npm run corpus -- FOLDER');
    process.exitCode = 1;
    return;
  }
  await mkdir(folder, { recursive: true });
  for (const { name, fileName, make } of shapes) {
    const started = Date.now();
    const bytes = await make();
    await writeFile(path.join(folder, `${name}${path.extname(fileName)}`), bytes);
    console.log(`${name.padEnd(24)} ${String(bytes.length).padStart(10)} bytes ${Date.now() - started} ms`);
  }
};

void main();
