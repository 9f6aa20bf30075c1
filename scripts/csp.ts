/** From the built app: its inline scripts and styles are in the policy by their hashes. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageHeaders } from '../server/http/pagePolicy';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';

const { options } = readCommandLine(commandLines.csp);
const web = options.web ?? path.join(__dirname, '..', 'dist', 'web');

const textOf = (headers: Readonly<Record<string, string>>): string => {
  if (options.json) return JSON.stringify(headers, undefined, 2);
  return Object.entries(headers)
    .map(([name, value]) => (options.nginx ? `add_header ${name} "${value}" always;` : `${name}: ${value}`))
    .join('\n');
};

const main = (): number => {
  if (!existsSync(path.join(web, 'index.html'))) {
    console.error(`There is no built app in ${web}: run \`npm run build\` first.`);
    return 1;
  }
  try {
    console.log(
      textOf(
        pageHeaders(
          web,
          options.services?.map(({ origin }) => origin),
        ),
      ),
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};

process.exitCode = main();
