/** `npm run check -- code` begins with it, for the types of the generated client. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiFiles } from './lib/apiFiles';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';

const { options } = readCommandLine(commandLines.apiDocs);

const main = async (): Promise<void> => {
  for (const { file, text, isCommitted } of await apiFiles()) {
    const name = path.relative(process.cwd(), file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (options.check && isCommitted) {
      console.error(`${name} is not current: npx tsx scripts/apiDocs.ts writes it.`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Written: ${name}`);
  }
};

void main();
