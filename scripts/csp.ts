/**
 * `npm run csp`: prints the headers of the web app's pages and files for another server than this project's
 * service, from the built app: its inline scripts and styles are in the policy by their hashes.
 * `--services URL,URL`: the services that the page calls, in place of those of its config.json.
 * `--nginx`, `--json`: as lines for nginx, or as JSON. `--web FOLDER`: another folder than dist/web.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pageHeaders } from '../server/http/pagePolicy';

const { values } = parseArgs({
  options: {
    services: { type: 'string' },
    nginx: { type: 'boolean' },
    json: { type: 'boolean' },
    web: { type: 'string', default: path.join(__dirname, '..', 'dist', 'web') },
  },
});

/** Throws for what is no address, which the policy would ignore. */
const originsOf = (addresses: string): readonly string[] =>
  addresses
    .split(',')
    .filter((address) => address.trim() !== '')
    .map((address) => new URL(address.trim()).origin);

const textOf = (headers: Readonly<Record<string, string>>): string => {
  if (values.json) return JSON.stringify(headers, undefined, 2);
  return Object.entries(headers)
    .map(([name, value]) => (values.nginx ? `add_header ${name} "${value}" always;` : `${name}: ${value}`))
    .join('\n');
};

const main = (): number => {
  if (!existsSync(path.join(values.web, 'index.html'))) {
    console.error('There is no built app: run `npm run build` first.');
    return 1;
  }
  try {
    const services = values.services === undefined ? undefined : originsOf(values.services);
    console.log(textOf(pageHeaders(values.web, services)));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};

process.exitCode = main();
