/**
 * `npm run corpus -- FOLDER`: writes every shape of file that the tests try into
 * a folder, to try them by hand.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { shapes } from '../__tests__/corpus/shapes';

const main = async (): Promise<void> => {
  const [folder = ''] = readCommandLine(commandLines.corpus).given;
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) =>
    endWronglyCalled(commandLines.corpus, `${folder} cannot be made: ${code ?? 'unknown error'}.`),
  );
  for (const { name, fileName, make } of shapes) {
    const started = Date.now();
    const bytes = await make();
    await writeFile(path.join(folder, `${name}${path.extname(fileName)}`), bytes);
    console.log(`${name.padEnd(24)} ${String(bytes.length).padStart(10)} bytes ${Date.now() - started} ms`);
  }
};

void main();
